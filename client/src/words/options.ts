// What a rule option and its values are called. The texts lie in the game's folder.

import type { OptionInfo } from "../wire.gen";
import { tell } from "./words.svelte";

export const optionName = (game: string, { message }: OptionInfo): string => tell(game, `${message}-name`);

export const valueName = (game: string, { message }: OptionInfo, value: string): string =>
  /^\d+$/.test(value) ? tell(game, `${message}-number`, { number: Number(value) }) : tell(game, `${message}-${value}`);

/** Every option's first value is the one that nobody has to choose. */
export const usual = ({ values }: OptionInfo): string => values[0] ?? "";
