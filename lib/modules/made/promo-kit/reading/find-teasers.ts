import type { ClipSegment, Event } from "@/lib/generated/prisma/client";
import { chosenRecording, readShow } from "@/lib/modules/after/playback";
import { isCut } from "@/lib/modules/made/shorts";
import type { Ctx } from "@/lib/operation/ctx";
import type { KitPerson } from "@/lib/promo/kit-show";
import { guestPersonId } from "@/lib/providers/room/identity";
import type { TEASER_WAITS } from "../schema";

type Waiting = (typeof TEASER_WAITS)[number];

/** The segment that shows someone best, or what it waits for. */
export type FoundTeaser = { recordingId: string; segmentNumber: number } | Waiting;

/** Finds each person's best segment among those that were found or chosen for clips. */
export async function findTeasers(
  ctx: Ctx,
  event: Event,
  people: readonly KitPerson[],
): Promise<Map<string, FoundTeaser>> {
  const waiting = (reason: Waiting) => new Map(people.map(({ id }): [string, FoundTeaser] => [id, reason]));
  if (!["ended", "archived"].includes(event.state)) return waiting("show_end");
  const recording = await chosenRecording(ctx, event.id, undefined);
  if (!recording) return waiting("recording");
  const known = await ctx.db.clipSegment.findMany({
    where: { recordingId: recording.id, archivedAt: null, isPreview: false },
    orderBy: [{ score: { sort: "desc", nulls: "last" } }, { number: "asc" }],
  });
  const read = known.length > 0 ? await readShow(recording.id) : null;
  // No clip can be made of one that an edit has cut.
  const segments = known.filter((segment) => !isCut(segment, read));
  if (segments.length === 0) return waiting("segments");
  return new Map(
    people.map((person): [string, FoundTeaser] => {
      const best = bestOf(segments, person);
      return [person.id, best ? { recordingId: recording.id, segmentNumber: best.number } : "moment"];
    }),
  );
}

/** The best one in which no one else speaks; else the best of all of theirs. */
function bestOf(segments: readonly ClipSegment[], person: KitPerson): ClipSegment | undefined {
  const theirs = segments.filter((segment) => speakersOf(segment).some((speaker) => isThem(speaker, person)));
  return theirs.find((segment) => speakersOf(segment).length === 1) ?? theirs[0];
}

interface Speaker {
  person_id: string;
  name: string | null;
}

const speakersOf = ({ speakers }: ClipSegment): Speaker[] => speakers as unknown as Speaker[];

const isThem = (speaker: Speaker, { id, role, name }: KitPerson): boolean =>
  role === "guest"
    ? speaker.person_id === guestPersonId(id)
    : speaker.person_id.startsWith("host-") && speaker.name === name;
