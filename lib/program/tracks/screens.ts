import type { StageState } from "@/lib/stage";
import { personOf } from "@/lib/stage/room-identity";
import { hiddenLayer, type SessionEdits } from "../line/edits";
import type { SessionWindows } from "../show/capture-windows";
import { type Interval, inside, joined, outside } from "../time/intervals";
import type { PartFinder } from "./track";

/** By person: when they shared their screen, in milliseconds of the session's media time. */
export type Screens = ReadonlyMap<string, readonly Interval[]>;

/**
 * Returns when people shared their screens, as far as the edits show them. The stage doesn't say so: a shared screen is a track in the room.
 */
export function screensOf(
  parts: PartFinder,
  windows: SessionWindows,
  edits: Pick<SessionEdits, "staged">,
): Screens {
  const hidden = hiddenLayer(edits, "screen");
  const screens = new Map<string, Interval[]>();
  for (const [personId, allowed] of windows) {
    const extents = joined(parts(personId, "screen").map(({ fromMs, toMs }) => ({ from: fromMs, to: toMs })));
    const shared = extents
      .flatMap((extent) => inside(allowed, extent))
      .flatMap((seen) => outside(hidden, seen));
    if (shared.length > 0) screens.set(personId, joined(shared));
  }
  return screens;
}

/** Returns the first person on stage who shares a screen, as for viewers. */
export const screenOwner = (state: StageState, shares: (personId: string) => boolean): string | null =>
  state.stage.find(({ identity }) => shares(personOf(identity)))?.identity ?? null;
