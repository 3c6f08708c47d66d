import { Color } from "three";

export interface Coat {
  base: Color;
  light: Color;
  dark: Color;
  edge: Color;
  text: Color;
  accent: Color;
}

export interface Colours {
  coats: { first: Coat; second: Coat; none: Coat };
  gold: Color;
  goldLight: Color;
  alarm: Color;
  alarmInk: Color;
  table: Color;
  frame: Color;
  field: Color;
  line: Color;
  ink: Color;
  shade: Color;
}

/** The theme's colours as they hold for this element now. */
export function coloursOf(element: HTMLElement): Colours {
  const style = getComputedStyle(element);
  const named = (name: string) => new Color(style.getPropertyValue(`--${name}`).trim() || "#888888");
  const coat = (whose: string): Coat => ({
    base: named(`${whose}-base`),
    light: named(`${whose}-light`),
    dark: named(`${whose}-dark`),
    edge: named(`${whose}-edge`),
    text: named(`${whose}-text`),
    accent: named(`${whose}-accent`),
  });
  return {
    coats: { first: coat("first"), second: coat("second"), none: coat("none") },
    gold: named("gold"),
    goldLight: named("gold-light"),
    alarm: named("alarm"),
    alarmInk: named("alarm-ink"),
    table: named("table"),
    frame: named("frame"),
    field: named("field"),
    line: named("line"),
    ink: named("ink"),
    shade: named("shade"),
  };
}
