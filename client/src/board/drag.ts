import type { Hand } from "../play/hand.svelte";

const FAR = 6; // pixels before a press becomes a drag

/** Drag and drop over the cells of a board: picks up what lies under the pointer, drops it where it is let go. */
export function drag(
  node: HTMLElement,
  given: { hand: Hand | undefined; place: (event: PointerEvent) => { x: number; y: number } },
) {
  let start: { cell: string; x: number; y: number } | null = null;
  let moved = false;
  let now = given;

  const cellAt = (event: PointerEvent) =>
    document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-cell]")?.dataset["cell"];

  function down(event: PointerEvent): void {
    const cell = cellAt(event);
    moved = false;
    start =
      event.isPrimary && event.button === 0 && cell && now.hand?.lifts(cell)
        ? { cell, x: event.clientX, y: event.clientY }
        : null;
  }

  function move(event: PointerEvent): void {
    const hand = now.hand;
    if (!start || !hand) return;
    if (!moved && Math.hypot(event.clientX - start.x, event.clientY - start.y) > FAR) {
      moved = true;
      if (!hand.taken.has(start.cell)) hand.press(start.cell, false);
      node.setPointerCapture(event.pointerId);
    }
    if (!moved) return;
    hand.carried = { cell: start.cell, ...now.place(event) };
    hand.pointed = cellAt(event) ?? null;
  }

  function up(event: PointerEvent): void {
    const hand = now.hand;
    if (moved && hand && start) {
      const cell = cellAt(event);
      hand.carried = null;
      if (cell === undefined || cell === start.cell) hand.reset();
      else hand.press(cell, event.pointerType === "touch");
    }
    start = null;
  }

  function cancel(): void {
    if (moved) now.hand?.reset();
    start = null;
    moved = false;
  }

  /** The click that follows a drag is none. */
  function click(event: MouseEvent): void {
    if (!moved) return;
    moved = false;
    event.stopPropagation();
    event.preventDefault();
  }

  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", cancel);
  node.addEventListener("click", click, true);
  return {
    update(next: typeof given) {
      now = next;
    },
  };
}
