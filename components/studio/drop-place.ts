import type { StageCommandInput } from "@/lib/stage";
import type { DeskEntry } from "./people-view";

/** Where a dragged person would be dropped. `position`: place in the stage's order, counted from 1; null: anywhere on stage. */
export type DropPlace = { on: "stage"; position: number | null } | { on: "backstage" };

export type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

/**
 * Returns the position among the other chips, which wrap like words: after every chip whose middle the
 * pointer has passed.
 */
export function positionAt(others: readonly Box[], x: number, y: number): number {
  const isPassed = ({ left, right, top, bottom }: Box): boolean =>
    y > bottom || (y >= top && x > (left + right) / 2);
  return others.filter(isPassed).length + 1;
}

/**
 * Returns the command for a drop there; null if nothing changes. Bringing someone on stage may need a
 * confirmation.
 */
export function dropped(
  { identity, onStage }: Pick<DeskEntry, "identity" | "onStage">,
  place: DropPlace,
  order: readonly string[],
): StageCommandInput | "bring_on" | null {
  if (place.on === "backstage") return onStage ? { action: "send_off", identity } : null;
  if (!onStage) return "bring_on";
  const { position } = place;
  if (position === null || order.indexOf(identity) + 1 === position) return null;
  return { action: "move_person", identity, position };
}
