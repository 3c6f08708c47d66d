// What a screen reader is told without asking.

let text = $state("");

export const announced = (): string => text;

export function announce(words: string): void {
  text = words;
}
