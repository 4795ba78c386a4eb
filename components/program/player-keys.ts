import type { KeyboardEvent } from "react";

export type PlayerAction =
  | { kind: "toggle" | "captions" | "mute" | "fullscreen" | "start" | "end" }
  | { kind: "move"; seconds: number };

const KEYS: Readonly<Record<string, PlayerAction>> = {
  " ": { kind: "toggle" },
  k: { kind: "toggle" },
  j: { kind: "move", seconds: -10 },
  l: { kind: "move", seconds: 10 },
  ArrowLeft: { kind: "move", seconds: -5 },
  ArrowRight: { kind: "move", seconds: 5 },
  Home: { kind: "start" },
  End: { kind: "end" },
  c: { kind: "captions" },
  m: { kind: "mute" },
  f: { kind: "fullscreen" },
};

type Press = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">;

/**
 * Returns what a key was pressed on; null if its keys aren't the player's. React also passes on those of menus and popovers,
 * which belong to the player's buttons but aren't in it. The position is the player's own.
 */
export function pressedOn({ currentTarget, target }: Pick<KeyboardEvent, "currentTarget" | "target">) {
  const on = target as HTMLElement;
  if (!currentTarget.contains(on) || on.matches("input:not([type=range])")) return null;
  if (on.dataset.volume !== undefined) return "volume";
  return on.closest("button") ? "button" : "other";
}

/**
 * Returns what a key does while the focus is in the player; null if it's none of the player's.
 * @param on the focused element: buttons keep the space bar, and the volume keeps its arrow keys
 */
export function playerAction({ key, ctrlKey, metaKey, altKey }: Press, on: ReturnType<typeof pressedOn>) {
  if (!on || ctrlKey || metaKey || altKey) return null;
  if (on === "button" && key === " ") return null;
  if (on === "volume" && (key.startsWith("Arrow") || key === "Home" || key === "End")) return null;
  return KEYS[key.length === 1 ? key.toLowerCase() : key] ?? null;
}
