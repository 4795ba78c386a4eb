import type { Event } from "@/lib/generated/prisma/client";
import {
  clipReservations,
  findSource,
  lockRecording,
  miscaptionedClips,
  outdatedClips,
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
  /** Whose teaser it is; null if several people share it. */
  name: string | null;
}

/** Returns the teasers of a kit that have no clip, or only such as were made before an edit or a correction, and none on its way. */
export async function missingClips(
  ctx: Ctx,
  event: Event,
  { people, kinds }: Wanted,
): Promise<MissingClip[]> {
  if (kinds.length > 0 && !kinds.includes("teaser")) return [];
  const { show, wanted } = await readKit(ctx, event);
  const sharing = Map.groupBy(wanted, ({ teaser }) => teaser?.segmentNumber);
  const teasers = wanted.flatMap(({ personId, teaser }) => {
    if (!teaser || (people.length > 0 && !people.includes(personId))) return [];
    const isShared = (sharing.get(teaser.segmentNumber)?.length ?? 0) > 1;
    const name = show.people.find(({ id }) => id === personId)?.name ?? null;
    return [{ ...teaser, name: isShared ? null : name }];
  });
  const clips = await clipsOf(ctx, teasers);
  const outdated = (await outdatedClips(ctx, clips)).union(await miscaptionedClips(ctx, clips));
  const shared = clips.filter(({ id }) => !outdated.has(id));
  const missing = teasers.filter((teaser) => !shared.some((clip) => isClipOf(clip, teaser)));
  // Those who share their best moment have one clip, which is no one's alone.
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
