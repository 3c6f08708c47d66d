// The server's HTTP interface.

import type {
  GameSummary,
  LessonAnswer,
  LessonBoard,
  LessonInfo,
  LessonTry,
  NewTable,
  PositionEdit,
  PositionRead,
  PositionText,
  Problem,
  RecordRead,
  Step,
  TableCreated,
  TableSummary,
} from "./wire.gen";

/** What the server, or the way to it, refused. */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail || problem.title);
  }
}

/** A problem that the server did not describe. */
const unexplained = (title: string, status: number): Problem => ({
  type: "about:blank",
  title,
  status,
  detail: "",
  reason: null,
  clause: null,
  squares: [],
  place: null,
  line: null,
  column: null,
});

const address = (path: string) => new URL(`api/${path}`, document.baseURI).href;

async function answer(path: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(address(path), init);
  } catch {
    throw new Refusal(unexplained("offline", 0));
  }
  if (response.ok) return response;
  const text = await response.text();
  let problem = unexplained(response.statusText, response.status);
  try {
    problem = JSON.parse(text) as Problem;
  } catch {
    // A proxy on the way answered, not the server.
  }
  throw new Refusal(problem);
}

const json = async <T>(path: string): Promise<T> => (await answer(path)).json() as Promise<T>;

const post = async <T>(path: string, body: unknown): Promise<T> =>
  (
    await answer(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) })
  ).json() as Promise<T>;

export const textOf = async (path: string): Promise<string> => (await answer(path)).text();

let known: Promise<GameSummary[]> | undefined;

/** The catalog does not change while the page is open. */
export function games(): Promise<GameSummary[]> {
  known ??= json<GameSummary[]>("games").catch((fault: unknown) => {
    known = undefined;
    throw fault;
  });
  return known;
}

/** Of these tables those that the server still has: the ones that go on first, then the latest. */
export const tables = async (ids: readonly string[]): Promise<TableSummary[]> =>
  ids.length ? json<TableSummary[]>(`tables?${new URLSearchParams(ids.map((id) => ["id", id]))}`) : [];
export const tableSummary = (id: string) => json<TableSummary>(`tables/${encodeURIComponent(id)}`);
export const openTable = (table: NewTable) => post<TableCreated>("tables", table);
export const step = (id: string, ply: number) => json<Step>(`tables/${encodeURIComponent(id)}/positions/${ply}`);
export const readPosition = (position: PositionText) => post<PositionRead>("positions", position);
export const editPosition = (edit: PositionEdit) => post<PositionRead>("positions/edits", edit);
export const readRecord = (text: string) => post<RecordRead[]>("records", { text });
export const pictureText = (game: string, position: string, options: Record<string, string>, theme: string) => {
  const query = new URLSearchParams({ game, position, theme });
  for (const [name, value] of Object.entries(options)) query.append("option", `${name}=${value}`);
  return textOf(`picture?${query}`);
};
export const rules = (game: string, language: string) => textOf(`games/${game}/rules/${language}`);
export const clauses = (game: string) => textOf(`games/${game}/rules`);
export const lessons = (game: string) => json<LessonInfo[]>(`games/${game}/lessons`);
const stepPath = (game: string, lesson: string, step: string) => `games/${game}/lessons/${lesson}/${step}`;
export const lessonBoard = (game: string, lesson: string, step: string) =>
  json<LessonBoard>(stepPath(game, lesson, step));
export const lessonTry = (game: string, lesson: string, step: string, tried: LessonTry) =>
  post<LessonAnswer>(`${stepPath(game, lesson, step)}/try`, tried);
export const exported = (id: string, format: string) =>
  textOf(`tables/${encodeURIComponent(id)}/export?format=${format}`);

export function socketAddress(id: string): string {
  const url = new URL(address(`tables/${encodeURIComponent(id)}/socket`));
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url.href;
}
