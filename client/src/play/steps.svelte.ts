// Stepping through a game without touching it.

import { step } from "../api";
import type { Step } from "../wire.gen";
import type { Connection } from "./connection.svelte";

export class Steps {
  shown = $state.raw<Step | null>(null); // null: the present
  #wanted = $state<number | null>(null);

  constructor(readonly table: Connection) {
    // Whatever happens at the table brings everybody back to it.
    $effect(() => {
      void table.position?.seq;
      this.#wanted = null;
      this.shown = null;
    });
  }

  get ply(): number {
    return this.shown?.ply ?? this.last;
  }

  /** Where the last step leads to, which may still be on its way. */
  get goal(): number {
    return this.#wanted ?? this.last;
  }

  get last(): number {
    return this.table.position?.ply ?? 0;
  }

  async to(ply: number): Promise<void> {
    const goal = Math.min(this.last, Math.max(0, ply));
    this.#wanted = goal;
    if (goal === this.last) {
      this.shown = null;
      return;
    }
    try {
      const found = await step(this.table.id, goal);
      if (this.#wanted === goal) this.shown = found; // unless somebody stepped on meanwhile
    } catch (fault) {
      this.#wanted = this.shown?.ply ?? null;
      throw fault;
    }
  }
}
