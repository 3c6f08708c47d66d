// One table over its WebSocket: what the server last said, and how to say something to it. Comes back by itself.

import { socketAddress } from "../api";
import {
  PROTOCOL,
  type Allowed,
  type HintGiven,
  type Position,
  type Pressed,
  type Refused,
  type ServerMessage,
  type Thinking,
  type Welcome,
  type Words,
} from "../wire.gen";
import { keepSeats, secretsOf } from "./seats";

type Request =
  | { type: "play"; move: string }
  | { type: "try"; clicks?: Pressed[]; text?: string }
  | { type: "undo" | "redo" | "hint" | "resign" | "offer_draw" | "stop" | "rematch" }
  | { type: "answer_draw"; accept: boolean };

export class Connection {
  welcome = $state.raw<Welcome | null>(null);
  position = $state.raw<Position | null>(null);
  thinking = $state.raw<Thinking | null>(null);
  answer = $state.raw<Refused | Allowed | null>(null); // the last refusal or permission, until the position changes
  hint = $state.raw<HintGiven | null>(null);
  rematch = $state.raw<string | null>(null);
  fault = $state.raw<Words | null>(null); // the server could not do its work
  online = $state(false);

  #socket: WebSocket | null = null;
  #closed = false;
  #wait = 250;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #received = 0; // when the clocks of the position were right

  constructor(readonly id: string) {
    this.#open();
  }

  ask(request: Request): void {
    const position = this.position;
    if (!position || this.#socket?.readyState !== WebSocket.OPEN) return;
    const ply = request.type === "play" || request.type === "try" ? { ply: position.ply } : {};
    this.#socket.send(JSON.stringify({ ...request, ...ply, seq: position.seq }));
  }

  /** Milliseconds left, by the time that has passed since the server told. */
  remaining(side: 0 | 1, now: number): number | null {
    const clock = this.position?.clock;
    if (!clock) return null;
    const passed = clock.running === side ? now - this.#received : 0;
    return Math.max(0, clock.remaining[side] - passed);
  }

  forget(): void {
    this.answer = null;
    this.hint = null;
    this.fault = null;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #open(): void {
    const socket = new WebSocket(socketAddress(this.id));
    this.#socket = socket;
    socket.onopen = () => {
      socket.send(
        JSON.stringify({
          type: "hello",
          protocol: PROTOCOL,
          after: this.position?.seq ?? 0,
          secrets: secretsOf(this.id),
        }),
      );
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as ServerMessage);
    socket.onclose = () => {
      this.online = false;
      if (this.#closed) return;
      this.#timer = setTimeout(() => this.#open(), this.#wait);
      this.#wait = Math.min(this.#wait * 2, 5000);
    };
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.welcome = message;
        this.online = true;
        this.#wait = 250;
        break;
      case "position":
        this.#received = performance.now();
        this.position = message;
        this.thinking = null;
        this.forget();
        break;
      case "refused":
      case "allowed":
        this.answer = message;
        break;
      case "thinking":
        this.thinking = message;
        break;
      case "hint":
        this.hint = message;
        break;
      case "rematch":
        keepSeats(message.table, secretsOf(this.id));
        this.rematch = message.table;
        break;
      case "error":
        this.fault = message.reason;
        break;
    }
  }
}
