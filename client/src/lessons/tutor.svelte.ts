// One step of a lesson: the board it begins with, what was tried, and what the server says to it.

import { lessonBoard, lessonTry } from "../api";
import { arrivals, type Arrivals } from "../play/changes";
import { Hand } from "../play/hand.svelte";
import type { LessonAnswer, LessonBoard, LessonStep, LessonTry, Scene, Step } from "../wire.gen";
import { finish } from "./progress.svelte";

const PAUSE = 900; // milliseconds until the other side replies
const PATIENCE = 2; // failed tries until the solution is offered

const still = matchMedia("(prefers-reduced-motion: reduce)");

export class Tutor {
  board = $state.raw<LessonBoard | null>(null);
  after = $state.raw<Step | null>(null); // what the right move led to
  answer = $state.raw<LessonAnswer | null>(null);
  fault = $state.raw<unknown>(null);
  misses = $state(0);
  came = $state.raw<Arrivals | undefined>();
  readonly hand = new Hand({
    sure: true,
    play: (move) => void this.attempt({ text: move }),
    ask: (clicks) => void this.attempt({ clicks }),
  });

  #before: Scene | null = null;
  #gone = false;

  constructor(
    readonly game: string,
    readonly lesson: string,
    readonly step: LessonStep,
  ) {
    lessonBoard(game, lesson, step.id).then(
      (board) => {
        this.board = board;
        this.#show(board.scene);
        this.hand.lay(board.scene, board.legal);
        if (step.task === "look") finish(game, lesson, step.id);
      },
      (fault: unknown) => (this.fault = fault),
    );
  }

  get right(): boolean {
    return this.answer?.verdict === "right";
  }

  get done(): boolean {
    return this.right || this.step.task === "look";
  }

  get offersHelp(): boolean {
    return this.misses >= PATIENCE && !this.done;
  }

  get scene(): Scene | null {
    return this.after?.scene ?? this.board?.scene ?? null;
  }

  async attempt(tried: LessonTry): Promise<void> {
    if (this.done) return;
    try {
      this.fault = null;
      this.#hear(await lessonTry(this.game, this.lesson, this.step.id, tried));
    } catch (fault) {
      this.fault = fault;
    }
  }

  async solve(): Promise<void> {
    if (this.board?.solution) await this.attempt({ text: this.board.solution });
  }

  forget(): void {
    if (!this.done) this.answer = null;
  }

  close(): void {
    this.#gone = true;
  }

  #hear(answer: LessonAnswer): void {
    this.answer = answer;
    if (answer.verdict === "other" || answer.verdict === "refused") this.misses++;
    if (answer.verdict !== "right") return;
    finish(this.game, this.lesson, this.step.id);
    if (this.board) this.hand.lay(this.board.scene, null);
    this.#play(answer.after);
  }

  #play([next, ...rest]: readonly Step[]): void {
    if (!next || this.#gone) return;
    this.after = next;
    this.#show(next.scene);
    this.hand.lay(next.scene, null);
    if (rest.length) setTimeout(() => this.#play(rest), still.matches ? 0 : PAUSE);
  }

  #show(scene: Scene): void {
    this.came = arrivals(this.#before, scene);
    this.#before = scene;
  }
}
