// What a screen reader is told without asking.

import { tick } from "svelte";

let text = $state("");

export const announced = (): string => text;

export function announce(words: string): void {
  text = ""; // the same words twice would be no news
  void tick().then(() => (text = words));
}
