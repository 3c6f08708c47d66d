// What was pasted or dropped on some page, on its way to the page that loads it.

let held = "";

export const dropped = {
  keep(text: string): void {
    held = text;
  },
  take(): string {
    const text = held;
    held = "";
    return text;
  },
};
