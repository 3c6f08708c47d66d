import type { ComputerSeat, HumanSeat } from "../wire.gen";
import { t } from "../words/words.svelte";

export function seatName(seat: HumanSeat | ComputerSeat): string {
  return seat.kind === "computer" ? t("seat-computer", { level: seat.level }) : seat.name || t("seat-human");
}
