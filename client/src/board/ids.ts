// Several pictures stand on one page; each has its own names for its gradients and hatches.

import { getContext, setContext } from "svelte";
import type { Side } from "../wire.gen";
import { whose } from "./paint";

const KEY = Symbol("ids of a picture");

export function ownIds(prefix: string): void {
  setContext(KEY, prefix);
}

export function pictureIds(): {
  id: (name: string, side?: Side | null) => string;
  url: (name: string, side?: Side | null) => string;
} {
  const prefix = getContext<string>(KEY);
  const id = (name: string, side?: Side | null) => `${prefix}-${name}-${whose(side)}`;
  return { id, url: (name, side) => `url(#${id(name, side)})` };
}
