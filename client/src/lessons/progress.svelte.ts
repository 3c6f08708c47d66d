// How far this browser's user has come in the lessons of each game.

import type { LessonInfo } from "../wire.gen";
import { remember, remembered } from "../words/settings.svelte";

const KEY = "bergfried.lessons";

let done = $state.raw<ReadonlySet<string>>(new Set(remembered<string[]>(KEY) ?? []));

const name = (game: string, lesson: string, step: string) => `${game}/${lesson}/${step}`;

export const isDone = (game: string, lesson: string, step: string): boolean => done.has(name(game, lesson, step));

export function finish(game: string, lesson: string, step: string): void {
  done = new Set(done).add(name(game, lesson, step));
  remember(KEY, [...done]);
}

/** How many steps of a lesson are done. */
export const stepsDone = (game: string, lesson: LessonInfo): number =>
  lesson.steps.filter((step) => isDone(game, lesson.id, step.id)).length;

/** The first lesson that is not finished. */
export const nextLesson = (game: string, all: readonly LessonInfo[]): LessonInfo | undefined =>
  all.find((lesson) => stepsDone(game, lesson) < lesson.steps.length);
