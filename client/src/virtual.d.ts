declare module "virtual:theme" {
  /** The paints of the first and the second side, by look. */
  export const looks: Record<string, [string, string]>;
}
declare module "virtual:theme.css";
