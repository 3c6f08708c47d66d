// Generated from server/wire.py by `python -m tests.wire_ts`; never edited.

export const PROTOCOL = 1;

/** The answer to a try that is a legal move; nothing was played. */
export interface Allowed {
  type: "allowed";
  seq: number;
  reason: Words;
  text: string;
}

export interface AnswerDraw {
  seq: number;
  type: "answer_draw";
  accept: boolean;
}

export interface AskHint {
  seq: number;
  type: "hint";
}

export interface Board {
  shape: "grid" | "points" | "wall" | "tower3d";
  cells: Cell[];
  size: [number, number, number];
}

/** The press to make next, and what may follow it; a branch that ends carries the move. */
export interface Branch {
  click: Press;
  then?: Branch[] | null;
  move?: string | null;
}

/** What can be laid on the board, or taken off it, when a position is set up by hand. */
export interface BrushInfo {
  id: string;
  caption: Message;
  piece: Piece | null;
}

/** What this client may do now. */
export interface Can {
  play: boolean;
  undo: boolean;
  redo: boolean;
  hint: boolean;
  resign: boolean;
  offer_draw: boolean;
  answer_draw: boolean;
  stop: boolean;
  rematch: boolean;
}

/** A place on the board. x runs to the right, y up on paper, z upwards from the table. */
export interface Cell {
  id: string;
  x: number;
  y: number;
  z?: number;
  label?: string;
}

export interface ClockChoice {
  seconds: number;
  increment?: number;
}

/** Milliseconds as the message was sent; only the clock of `running` goes on. */
export interface ClockState {
  remaining: [number, number];
  running: Side | null;
}

export interface ComputerSeat {
  kind: "computer";
  level: number;
}

export interface Editing {
  brushes: BrushInfo[];
  empty: string;
}

/** How a game ended. */
export interface End {
  winner: Side | null;
  termination: string;
  clause: string | null;
  scores: [number, number] | null;
  reason: Words;
}

/** The message could not be read, or the server could not do its work. */
export interface Failure {
  type: "error";
  seq: number;
  reason: Words;
  detail: string;
}

export interface GameSummary {
  slug: string;
  title: string;
  authors: string[];
  publisher: string;
  year: number | null;
  version: number;
  options: OptionInfo[];
  levels: number[];
  kernel: boolean;
  editing: Editing | null;
}

export interface Health {
  status: "ok";
  version: string;
  protocol: number;
  tables: number;
}

/** Must come first. Whoever shows a seat's secret plays there; without secrets one watches. */
export interface Hello {
  type: "hello";
  protocol: number;
  after?: number;
  secrets?: string[];
}

export interface HintGiven {
  type: "hint";
  seq: number;
  ply: number;
  move: string;
  clicks: Press[];
}

export interface HumanSeat {
  kind: "human";
  name?: string | null;
}

/** What became of a try. */
export interface LessonAnswer {
  verdict: "right" | "other" | "refused" | "unclear";
  move: string | null;
  reason: Words | null;
  clause: string | null;
  squares: string[];
  after: Step[];
}

/** Where a step of a lesson begins. */
export interface LessonBoard {
  scene: Scene;
  to_move: Side;
  outcome: End | null;
  legal: Branch[] | null;
  solution: string | null;
}

export interface LessonInfo {
  id: string;
  title: Words;
  clauses: string[];
  steps: LessonStep[];
}

export interface LessonStep {
  id: string;
  task: "look" | "play" | "any" | "win" | "forbidden";
  says: Words;
  afterwards: Words | null;
}

/** Presses, or a move as text. */
export interface LessonTry {
  clicks?: Pressed[];
  text?: string | null;
}

/** Something to be seen on cells that is not a piece. */
export interface Mark {
  kind: string;
  cells: string[];
  side: Side | null;
  label: Message | null;
}

export interface Message {
  id: string;
  params: Record<string, string | number>;
}

export interface NewTable {
  game: string;
  options?: Record<string, string>;
  start?: string | null;
  record?: string | null;
  seats: [HumanSeat | ComputerSeat, HumanSeat | ComputerSeat];
  clock?: ClockChoice | null;
}

export interface OfferDraw {
  seq: number;
  type: "offer_draw";
  seat?: Side | null;
}

export interface OptionInfo {
  name: string;
  values: string[];
  numbers: boolean;
  message: string;
}

/** Something beside the board: a hand, a supply, a score, a face. */
export interface Panel {
  kind: "hand" | "supply" | "score" | "face" | "turn";
  title: Message;
  side: Side | null;
  value: number | null;
  scores: [number, number] | null;
  picture: Picture | null;
}

/** A sub-board, such as one face of a tower. */
export interface Picture {
  board: Board;
  pieces: Piece[];
  marks: Mark[];
}

export interface Piece {
  id: string;
  shape: string;
  side: Side | null;
  at: string[];
  height: number;
  states: string[];
}

export interface Play {
  seq: number;
  type: "play";
  ply: number;
  move: string;
}

export interface Played {
  text: string;
  by: Side;
}

/** Complete: nothing that came before is needed. Sent after everything that happens at the table. */
export interface Position {
  type: "position";
  seq: number;
  ply: number;
  moves: Played[];
  later: string[];
  last: string[];
  to_move: Side;
  seats: [HumanSeat | ComputerSeat, HumanSeat | ComputerSeat];
  clock: ClockState | null;
  outcome: End | null;
  draw_offer: Side | null;
  thinking: Side | null;
  can: Can;
  rematch: string | null;
  rematch_swaps: boolean;
  scene: Scene;
  legal: Branch[] | null;
}

/** A press with a brush on a cell of the position, or another side to move. */
export interface PositionEdit {
  game: string;
  options?: Record<string, string>;
  text?: string | null;
  brush?: string | null;
  cell?: string | null;
  to_move?: Side | null;
}

export interface PositionRead {
  text: string;
  scene: Scene;
  to_move: Side;
  outcome: End | null;
}

export interface PositionText {
  game: string;
  options?: Record<string, string>;
  text?: string | null;
}

/** One press on the way to a move. What is not there has nothing to show. */
export interface Press {
  kind: "cell" | "piece" | "ghost" | "choice";
  id: string;
  caption?: Message | null;
  preview?: Mark[] | null;
}

export interface Pressed {
  kind: "cell" | "piece" | "ghost" | "choice";
  id: string;
}

/** Every error of the HTTP interface (application/problem+json, RFC 9457). */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  reason: Words | null;
  clause: string | null;
  squares: string[];
  place: number | null;
  line: number | null;
  column: number | null;
}

export interface RecordRead {
  game: string;
  options: Record<string, string>;
  start: string;
  moves: string[];
  result: string;
  termination: string;
  tags: Record<string, string>;
  text: string;
}

export interface RecordText {
  text: string;
}

export interface Redo {
  seq: number;
  type: "redo";
}

/** The request changed nothing. */
export interface Refused {
  type: "refused";
  seq: number;
  request: string;
  reason: Words;
  clause: string | null;
  squares: string[];
  text: string | null;
  place: number | null;
}

export interface Rematch {
  seq: number;
  type: "rematch";
}

/** The same people sit at a new table; their secrets are the same there. */
export interface RematchReady {
  type: "rematch";
  seq: number;
  table: string;
}

export interface Resign {
  seq: number;
  type: "resign";
  seat?: Side | null;
}

export interface Scene {
  board: Board;
  pieces: Piece[];
  marks: Mark[];
  panels: Panel[];
  hover: Record<string, Mark[]>;
}

export type Side = 0 | 1;

/** The table after `ply` moves, for stepping through the game; `text` is the position in the game's notation. */
export interface Step {
  ply: number;
  move: string | null;
  comment: string;
  text: string;
  scene: Scene;
  last: string[];
  to_move: Side;
  outcome: End | null;
}

/** The computer ends its thinking and plays the best move it knows. */
export interface Stop {
  seq: number;
  type: "stop";
}

export interface TableCreated {
  id: string;
  seats: [string | null, string | null];
}

export interface TableSummary {
  id: string;
  game: string;
  options: Record<string, string>;
  seats: [HumanSeat | ComputerSeat, HumanSeat | ComputerSeat];
  clock: ClockChoice | null;
  ply: number;
  to_move: Side;
  outcome: End | null;
  created: number;
  changed: number;
  rematch: string | null;
}

/** The computer knows more. The best line is not shown to people who play against it. */
export interface Thinking {
  type: "thinking";
  seq: number;
  seat: Side;
  depth: number;
  nodes: number;
  milliseconds: number;
}

/** Asks whether presses, or a typed move, would be a legal move: answered by `refused` or `allowed`. */
export interface Try {
  seq: number;
  type: "try";
  ply: number;
  clicks?: Pressed[];
  text?: string | null;
}

export interface Undo {
  seq: number;
  type: "undo";
}

export interface Welcome {
  type: "welcome";
  seq: number;
  protocol: number;
  holds: Side[];
  no_undo: Words | null;
  table: TableSummary;
}

/** A message and where its text is found. */
export interface Words {
  id: string;
  params: Record<string, string | number>;
  game: string | null;
}

export type ClientMessage = Hello | Play | Try | Undo | Redo | AskHint | Resign | OfferDraw | AnswerDraw | Stop | Rematch;

export type ServerMessage = Welcome | Position | Refused | Allowed | Thinking | HintGiven | RematchReady | Failure;
