import type { StageCommandInput } from "@/lib/stage";
import type { DeskEntry } from "./people-view";

/** Where somebody who is dragged would be let go. `position`: at that place of the stage's order, counted from 1; null: just on it. */
export type DropPlace = { on: "stage"; position: number | null } | { on: "backstage" };

export type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

/** The place among the others, which stand in lines as words do: behind all whose middle the pointer has passed. */
export function positionAt(others: readonly Box[], x: number, y: number): number {
  const isPassed = ({ left, right, top, bottom }: Box): boolean =>
    y > bottom || (y >= top && x > (left + right) / 2);
  return others.filter(isPassed).length + 1;
}

/** What letting somebody go there does; null where nothing changes. Bringing somebody on may have to ask first. */
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
