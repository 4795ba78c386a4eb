import type { Event } from "@/lib/generated/prisma/client";
import {
  clipReservations,
  findSource,
  lockRecording,
  renderTeaser,
  requireReady,
} from "@/lib/modules/made/shorts";
import type { Ctx } from "@/lib/operation/ctx";
import { clipsOf, isClipOf } from "../reading/clips-of";
import { readKit } from "../reading/read-kit";

interface Wanted {
  /** Everyone if empty. */
  people: readonly string[];
  kinds: readonly string[];
}

interface MissingClip {
  recordingId: string;
  segmentNumber: number;
  /** Whose teaser it is. */
  name: string;
}

/** Returns the teasers of a kit that have no clip, and none on its way. */
export async function missingClips(
  ctx: Ctx,
  event: Event,
  { people, kinds }: Wanted,
): Promise<MissingClip[]> {
  if (kinds.length > 0 && !kinds.includes("teaser")) return [];
  const { show, wanted } = await readKit(ctx, event);
  const teasers = wanted.flatMap(({ personId, teaser }) =>
    teaser && (people.length === 0 || people.includes(personId))
      ? [{ ...teaser, name: show.people.find(({ id }) => id === personId)?.name ?? "" }]
      : [],
  );
  const clips = await clipsOf(ctx, teasers);
  const missing = teasers.filter((teaser) => !clips.some((clip) => isClipOf(clip, teaser)));
  // Two people may share their best moment.
  return [...new Map(missing.map((teaser) => [teaser.segmentNumber, teaser])).values()];
}

/** Queues clips of teasers that have none, while slots last, and gives back what was reserved for more. */
export async function renderTeasers(ctx: Ctx, event: Event, asked: Wanted): Promise<void> {
  const reservations = [...clipReservations(ctx)];
  const [first] = await missingClips(ctx, event, asked);
  if (first) {
    await lockRecording(ctx, first.recordingId);
    const source = await findSource(ctx, { slug: event.slug, recording_id: first.recordingId });
    requireReady(source);
    // Once more: someone else may have queued them until it was locked.
    for (const { segmentNumber: number, name } of await missingClips(ctx, event, asked)) {
      const where = { recordingId: source.recording.id, number };
      const segment = await ctx.db.clipSegment.findFirst({ where });
      const [reservation] = reservations;
      // More than were paid for.
      if (!segment || (!reservation && !ctx.dryRun)) continue;
      const teaser = { segment, speaker: name, title: event.title, reservation };
      if (await renderTeaser(ctx, source, teaser)) reservations.shift();
    }
  }
  for (const unused of reservations) unused.release();
}
