// The player's hand over a board: what it has pressed, what it points at, what waits for a confirmation.

import type { Branch, Mark, Piece, Pressed, Scene } from "../wire.gen";
import { taste } from "../words/settings.svelte";
import * as picker from "./picker";

export interface Pending {
  move: string;
  path: readonly Branch[];
  hinted?: boolean; // nobody has pressed it
}

export interface Deeds {
  sure?: boolean; // a press that slipped does no harm, so none is confirmed
  play: (move: string) => void;
  ask: (clicks: Pressed[]) => void; // why is this no move?
  still?: () => void; // a press while nothing can be played here
  goOn?: () => void; // a press was good: what was said of the last one no longer matters
}

export class Hand {
  scene = $state.raw<Scene | null>(null);
  picked = $state.raw<picker.Picked>(picker.nothing);
  pending = $state.raw<Pending | null>(null);
  pointed = $state.raw<string | null>(null); // the cell under the pointer or the focus
  choice = $state.raw<Branch | null>(null); // the choice under the pointer or the focus
  carried = $state.raw<{ cell: string; x: number; y: number } | null>(null); // what is dragged, in the board's own units
  #legal = $state.raw<readonly Branch[] | null>(null);

  constructor(readonly deeds: Deeds) {}

  /** A new position. */
  lay(scene: Scene, legal: readonly Branch[] | null): void {
    this.scene = scene;
    this.#legal = legal;
    this.reset();
  }

  get active(): boolean {
    return this.#legal !== null;
  }

  reset(): void {
    this.picked = picker.begin(this.#legal);
    this.pending = null;
    this.choice = null;
    this.carried = null;
  }

  /** A move as if it had been pressed and waited for its confirmation. */
  suggest(path: readonly Branch[], move: string): void {
    this.reset();
    for (const branch of path.slice(0, -1))
      this.picked = { path: [...this.picked.path, branch], options: branch.then ?? [], cells: [] };
    this.pending = { move, path, hinted: true };
  }

  /** One step back: the confirmation, the cells of a choice, or the last press. */
  back(): void {
    if (this.pending?.hinted) this.reset();
    else if (this.pending) this.pending = null;
    else if (this.picked.cells.length) this.picked = { ...this.picked, cells: [] };
    else {
      const path = this.picked.path.slice(0, -1);
      const before = path.at(-1);
      this.picked = before ? { path, options: before.then ?? [], cells: [] } : picker.begin(this.#legal);
    }
  }

  /** Cells that can be pressed now, with what the press would take. */
  targets = $derived.by((): ReadonlyMap<string, Branch> => {
    const found = new Map<string, Branch>();
    const scene = this.scene;
    if (!scene) return found;
    for (const branch of this.picked.options) {
      const { kind, id } = branch.click;
      if (kind === "cell" || kind === "ghost") found.set(id, branch);
      if (kind === "piece") {
        for (const cell of scene.pieces.find((piece) => piece.id === id)?.at ?? []) found.set(cell, branch);
      }
    }
    return found;
  });

  /** The piece that the first press has taken up. */
  lifted = $derived.by((): Piece | undefined => {
    const first = this.picked.path[0]?.click;
    return this.scene && first?.kind === "cell" ? picker.pieceAt(this.scene, first.id) : undefined;
  });

  /** The press that says where it would come to stand. */
  aim = $derived.by((): Branch | undefined => {
    if (!this.lifted) return undefined;
    const pointed = this.pointed === null || this.pending ? undefined : this.targets.get(this.pointed);
    return (
      pointed ??
      (this.pending ?? this.picked).path
        .slice(1)
        .filter(({ click }) => click.kind === "cell")
        .at(-1)
    );
  });

  choices = $derived(picker.choices(this.picked));
  /** Something is begun, or is to be decided beside the board. */
  waits = $derived(this.pending !== null || this.picked.path.length > 0 || this.choices.length > 0);
  choiceCells = $derived(picker.choiceCells(this.picked));
  taken = $derived(new Set([...this.picked.path.map(({ click }) => click.id), ...this.picked.cells]));

  /** What the presses so far, or the one pointed at, would do. */
  previews = $derived.by((): readonly Mark[] => {
    if (this.pending) return picker.marksOf(this.pending.path);
    const pointed = this.choice ?? (this.pointed ? this.targets.get(this.pointed) : undefined);
    const before = this.picked.path.flatMap(({ click }) => click.preview ?? []);
    const hover = this.choice || this.picked.path.length ? [] : this.#aids();
    if (hover.length) return hover;
    if (pointed?.click.preview?.length) return [...(this.choice ? before : []), ...pointed.click.preview];
    return before;
  });

  /** What the board tells about the place that is pointed at, before anything is pressed. */
  #aids(): readonly Mark[] {
    if (!this.scene || this.pointed === null) return [];
    const piece = picker.pieceAt(this.scene, this.pointed);
    return this.scene.hover?.[this.pointed] ?? (piece && this.scene.hover?.[piece.id]) ?? [];
  }

  press(cell: string, touch: boolean): void {
    const scene = this.scene;
    if (!scene) return;
    if (!this.active) return this.deeds.still?.();
    if (this.pending?.hinted && this.taken.has(cell)) this.reset(); // the hint is followed press by press
    if (this.pending) {
      const { move, path, hinted } = this.pending;
      const last = path.at(-1);
      // What was only hinted at has not been pressed before: this is the press that a slip might be.
      if (last && this.#covers(last, cell))
        return hinted ? this.#follow({ kind: "move", move, path }, touch) : this.confirm();
      this.pending = null;
    }
    const option = picker.optionAt(this.picked, scene, cell);
    if (option) return this.#follow(picker.take(this.picked, option), touch);
    const pointing = picker.point(this.picked, cell);
    if (pointing) return this.#follow(pointing, touch);
    if (this.taken.has(cell)) return this.back();
    const afresh = picker.optionAt(picker.begin(this.#legal), scene, cell);
    if (afresh && this.picked.path.length < 2) {
      this.reset();
      return this.#follow(picker.take(this.picked, afresh), touch);
    }
    this.deeds.ask([...this.picked.path.map(picker.pressed), picker.meant(scene, cell)]);
    this.reset();
  }

  choose(branch: Branch): void {
    this.#follow(picker.take(this.picked, branch), false);
  }

  confirm(): void {
    const move = this.pending?.move;
    this.reset();
    if (move !== undefined) this.deeds.play(move);
  }

  /** Whether something can be picked up from this cell. */
  lifts(cell: string): boolean {
    return this.active && !this.picked.cells.length && this.targets.get(cell)?.move == null && this.targets.has(cell);
  }

  #covers(branch: Branch, cell: string): boolean {
    return branch.click.id === cell || (branch.click.preview ?? []).some((mark) => mark.cells.includes(cell));
  }

  #follow(pick: Exclude<picker.Answer, null>, touch: boolean): void {
    this.deeds.goOn?.();
    if (pick.kind === "step") {
      this.picked = pick.picked;
      return;
    }
    const ask = !this.deeds.sure && (taste.confirm === "always" || (taste.confirm === "touch" && touch));
    if (ask) this.pending = { move: pick.move, path: pick.path };
    else {
      this.reset();
      this.deeds.play(pick.move);
    }
  }
}
