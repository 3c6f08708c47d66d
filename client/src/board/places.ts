// A board as columns and rows, and what stands along its edges.

import type { Board, Cell } from "../wire.gen";

export type Spot = readonly [column: number, row: number];

const TOKEN = /\p{L}+|-?[0-9]+|[^\p{L}\p{N}\s_]+/gu;

export class Places {
  readonly spots = new Map<string, Spot>();
  readonly columns: readonly number[];
  readonly rows: readonly number[];
  readonly columnNames: ReadonlyMap<number, string>;
  readonly rowNames: ReadonlyMap<number, string>;

  constructor(readonly board: Board) {
    // Rows are y where one looks from above; a wall has its levels in z, or else in y.
    const upright = board.shape === "wall" && new Set(board.cells.map((cell) => cell.z ?? 0)).size > 1;
    for (const cell of board.cells) this.spots.set(cell.id, [cell.x, upright ? (cell.z ?? 0) : cell.y]);
    this.columns = span([...this.spots.values()].map(([column]) => column));
    this.rows = span([...this.spots.values()].map(([, row]) => row));
    const everywhere = common(board.cells);
    const named = (cells: Cell[]) => shared(cells, everywhere);
    this.columnNames = new Map(
      this.columns.map((x) => [x, named(board.cells.filter((cell) => this.spots.get(cell.id)?.[0] === x)) || `${x}`]),
    );
    const low = this.rows[0] ?? 0;
    this.rowNames = new Map(
      this.rows.map((y) => [
        y,
        named(board.cells.filter((cell) => this.spots.get(cell.id)?.[1] === y)) || `${y - low + 1}`,
      ]),
    );
  }

  /** Where these cells are; a name that the board does not have is passed over. */
  known(ids: readonly string[]): Spot[] {
    return ids.map((id) => this.spots.get(id)).filter((spot) => spot !== undefined);
  }
}

/** What the labels have in common and others' do not: of D1, D2, D3 it is D. */
function shared(cells: Cell[], everywhere: Map<number, string>): string {
  return [...common(cells)]
    .filter(([i, word]) => !everywhere.has(i) && word.replace(/[.,:;/]/g, ""))
    .map(([, word]) => word)
    .join("");
}

function common(cells: Cell[]): Map<number, string> {
  const parts = cells.map((cell) => cell.label?.match(TOKEN) ?? []);
  const shortest = Math.min(...parts.map((words) => words.length));
  const found = new Map<number, string>();
  for (let i = 0; i < shortest; i++) {
    const word = parts[0]?.[i];
    if (word !== undefined && parts.every((words) => words[i] === word)) found.set(i, word);
  }
  return found;
}

function span(numbers: number[]): number[] {
  const low = Math.min(...numbers);
  return numbers.length ? Array.from({ length: Math.max(...numbers) - low + 1 }, (_, i) => low + i) : [];
}
