import type { Event, Guest } from "@/lib/generated/prisma/client";
import { readRoster } from "@/lib/modules/people/guests";
import { configOf } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { StageState } from "@/lib/stage";
import { type PrivateCue, privateCues } from "@/lib/stage/private-cues";
import { cueWords } from "./cue-words";
import { isAssignedTo } from "./is-assigned-to";

export interface WordedCue extends Pick<PrivateCue, "name" | "at"> {
  text: string;
}

/** Returns the current segment's cues for this guest. Empty if the show has cues turned off. */
export async function readCues(
  ctx: Ctx,
  event: Event,
  guest: Guest,
  stage: StageState,
): Promise<WordedCue[]> {
  const { emcee, host } = configOf(event);
  if (!emcee.private_cues) return [];
  const cues = privateCues(stage, isAssignedTo(guest));
  if (cues.length === 0) return [];
  const roster = await readRoster(ctx, event.id);
  const nameOf = (assignee: string | null): string | null => {
    if (assignee === "host") return host.name || null;
    if (assignee?.startsWith("gst_")) return roster.find(({ id }) => id === assignee)?.name ?? null;
    return assignee?.trim() || null;
  };
  return cues.map((cue) => ({
    name: cue.name,
    at: cue.at,
    text: cueWords({ ...cue, neighbour: nameOf(cue.neighbour) }, event.language),
  }));
}
