// What a screen reader says about a cell: its name, what stands there, what a press would do.

import type { Branch, Scene } from "../wire.gen";
import { say, t, tell } from "../words/words.svelte";
import { whose } from "./paint";

const SHAPES = new Set(["stack", "guard", "tower", "stone", "block", "square"]);
const STATES = new Set(["blocked", "petrified", "last", "protected", "removable"]);

export function cellName(scene: Scene, id: string): string {
  const cell = scene.board.cells.find((other) => other.id === id);
  if (!cell) return id;
  // The columns of a wall or a tower are named, their levels are counted; the name of a cube ends with its level.
  if (scene.board.shape === "wall") return t("cell-wall", { column: cell.label || cell.x, level: cell.y + 1 });
  if (scene.board.shape === "tower3d")
    return t("cell-wall", { column: (cell.label || id).replace(/\W\d+$/, ""), level: (cell.z ?? 0) + 1 });
  return cell.label || id;
}

export function spoken(scene: Scene, game: string, id: string, target?: Branch): string {
  const parts = [cellName(scene, id)];
  const pieces = scene.pieces.filter((piece) => piece.at.includes(id));
  if (!pieces.length) parts.push(t("cell-empty"));
  for (const piece of pieces) {
    const shape = t(`shape-${SHAPES.has(piece.shape) ? piece.shape : "piece"}`, { height: piece.height ?? 1 });
    parts.push(piece.side == null ? shape : t("whose", { side: tell(game, `side-${whose(piece.side)}`), shape }));
    parts.push(...(piece.states ?? []).filter((state) => STATES.has(state)).map((state) => t(`state-${state}`)));
  }
  for (const mark of scene.marks ?? []) {
    if (mark.kind === "castle" && mark.cells.includes(id)) {
      parts.push(t("whose", { side: tell(game, `side-${whose(mark.side)}`), shape: t("mark-castle") }));
    }
    if (mark.kind === "decisive" && mark.cells.includes(id)) parts.push(t("mark-decisive"));
  }
  if (target) {
    const label = target.click.preview?.find((mark) => mark.label)?.label;
    parts.push(label ? t("press-for", { what: say(label, game) }) : t("press-here"));
  }
  return parts.join(", ");
}
