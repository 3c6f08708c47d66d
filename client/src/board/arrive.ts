import type { Action } from "svelte/action";
import type { Point } from "./flat";

/** Lets a piece come to its place from where it was, in the board's own units; null: it stays where it is. */
export const arrive: Action<SVGGElement, Point | null> = (node, from) => {
  if (!from || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const far = Math.hypot(...from);
  node.animate([{ transform: `translate(${from[0]}px, ${from[1]}px)` }, { transform: "none" }], {
    duration: Math.min(480, 180 + far * 0.7),
    easing: "cubic-bezier(.3,.7,.3,1)",
  });
};
