import type { Event, Guest } from "@/lib/generated/prisma/client";
import { readRoster } from "@/lib/modules/people/guests";
import { configOf } from "@/lib/modules/show-basics/show-facts";
import { stageOf } from "@/lib/modules/stage/stage-state";
import type { Ctx } from "@/lib/operation/ctx";
import { type PrivateCue, privateCues } from "@/lib/stage/private-cues";
import { cueWords } from "./cue-words";

export interface WordedCue extends Pick<PrivateCue, "name" | "at"> {
  text: string;
}

const sameName = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** Returns the current segment's cues for this guest. Empty if the show has cues turned off. */
export async function readCues(ctx: Ctx, event: Event, guest: Guest): Promise<WordedCue[]> {
  const { emcee, host } = configOf(event);
  if (!emcee.private_cues) return [];
  const isMine = (assignee: string | null) =>
    assignee !== null && (assignee === guest.id || sameName(assignee, guest.name));
  const cues = privateCues(await stageOf(ctx, event.id), isMine);
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
