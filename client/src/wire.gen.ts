export type Side = 0 | 1;
export interface Message { id: string; params?: Record<string, string | number>; }
export interface Words { id: string; params?: Record<string, string | number>; game?: string | null; }
export interface Cell { id: string; x: number; y: number; z?: number; label?: string; }
export interface Board { shape: "grid" | "points" | "wall" | "tower3d"; cells: Cell[]; size: [number, number, number]; }
export interface Piece { id: string; shape: string; side: Side | null; at: string[]; height?: number; states?: string[]; }
export interface Mark { kind: string; cells: string[]; side?: Side | null; label?: Message | null; }
export interface Picture { board: Board; pieces: Piece[]; marks?: Mark[]; }
export interface Panel { kind: "hand" | "supply" | "score" | "face" | "turn"; title: Message; side?: Side | null; value?: number | null; scores?: [number, number] | null; picture?: Picture | null; }
export interface Scene { board: Board; pieces: Piece[]; marks?: Mark[]; panels?: Panel[]; hover?: Record<string, Mark[]>; }
export interface Press { kind: "cell" | "piece" | "ghost" | "choice"; id: string; caption?: Message | null; preview?: Mark[] | null; }
export interface Pressed { kind: "cell" | "piece" | "ghost" | "choice"; id: string; }
export interface Branch { click: Press; then?: Branch[] | null; move?: string | null; }
export interface Problem { type: string; title: string; status: number; detail?: string; reason?: Words | null; clause?: string | null; squares?: string[]; place?: number | null; line?: number | null; column?: number | null; }
export interface OptionInfo { name: string; values: string[]; numbers: boolean; message: string; }
export interface GameSummary { slug: string; title: string; authors: string[]; publisher: string; year: number | null; version: number; options: OptionInfo[]; levels: number[]; kernel: boolean; }
export interface HumanSeat { kind: "human"; name?: string | null; }
export interface ComputerSeat { kind: "computer"; level: number; }
export type Seat = HumanSeat | ComputerSeat;
export interface ClockChoice { seconds: number; increment?: number; }
export interface NewTable { game: string; options?: Record<string, string>; start?: string | null; record?: string | null; seats: [Seat, Seat]; clock?: ClockChoice | null; }
export interface TableCreated { id: string; seats: [string | null, string | null]; }
export interface End { winner: Side | null; termination: string; clause: string | null; scores: [number, number] | null; reason: Words; }
export interface TableSummary { id: string; game: string; options: Record<string, string>; seats: [Seat, Seat]; clock: ClockChoice | null; ply: number; to_move: Side; outcome: End | null; created: number; changed: number; rematch: string | null; }
export interface Step { ply: number; move: string | null; text: string; scene: Scene; last: string[]; to_move: Side; outcome: End | null; }
export interface PositionText { game: string; options?: Record<string, string>; text?: string | null; }
export interface PositionRead { text: string; scene: Scene; to_move: Side; outcome: End | null; }
export interface RecordText { text: string; }
export interface RecordRead { game: string; options: Record<string, string>; start: string; moves: string[]; result: string; termination: string; tags: Record<string, string>; text: string; }
export interface Can { play: boolean; undo: boolean; redo: boolean; hint: boolean; resign: boolean; offer_draw: boolean; answer_draw: boolean; stop: boolean; rematch: boolean; }
export interface ClockState { remaining: [number, number]; running: Side | null; }
export interface Played { text: string; by: Side; }
export interface Welcome { type: "welcome"; seq: number; protocol: number; holds: Side[]; table: TableSummary; }
export interface Position { type: "position"; seq: number; ply: number; moves: Played[]; later: string[]; text: string; last: string[]; to_move: Side; seats: [Seat, Seat]; clock: ClockState | null; outcome: End | null; draw_offer: Side | null; thinking: Side | null; can: Can; rematch: string | null; scene: Scene; legal: Branch[] | null; }
export interface Refused { type: "refused"; seq: number; request: string; reason: Words; clause?: string | null; squares?: string[]; text?: string | null; place?: number | null; }
export interface Allowed { type: "allowed"; seq: number; reason: Words; text: string; }
export interface Thinking { type: "thinking"; seq: number; seat: Side; depth: number; nodes: number; milliseconds: number; }
export interface HintGiven { type: "hint"; seq: number; ply: number; move: string; clicks: Press[]; }
export interface RematchReady { type: "rematch"; seq: number; table: string; }
export interface Failure { type: "error"; seq: number; reason: Words; detail: string; }
export type ServerMessage = Welcome | Position | Refused | Allowed | Thinking | HintGiven | RematchReady | Failure;
