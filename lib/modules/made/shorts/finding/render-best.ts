import type { ClipSegment } from "@/lib/generated/prisma/client";
import { readShow } from "@/lib/modules/after/playback";
import type { Ctx, Reservation } from "@/lib/operation/ctx";
import { queueClip, requireReady } from "../clips/queue-clip";
import { slotsOf } from "../clips/slots/slots";
import type { Source } from "../find-source";
import type { ShortsNoteWire } from "../schema";
import { presentSegment } from "../segments/present-segment";

interface Wanted {
  most: number;
  /** For how many the budget has room. Default: all. */
  affordable?: number;
  /** Of their prices. */
  reservations: readonly Reservation[];
}

/**
 * Queues clips of the segments with the highest scores that have none, while slots last, and gives back what was reserved
 * for more. The recording is locked, and its moments were found.
 * @returns what was left out, which is noted as well
 */
export async function renderBest(
  ctx: Ctx,
  source: Source,
  { most, affordable = most, reservations }: Wanted,
): Promise<ShortsNoteWire[]> {
  requireReady(source);
  const { event, recording } = source;
  const found = await ctx.db.clipSegment.findMany({
    where: { recordingId: recording.id, origin: "found", archivedAt: null },
    orderBy: [{ score: { sort: "desc", nulls: "last" } }, { number: "asc" }],
  });
  const read = found.length > 0 ? await readShow(recording.id) : null;
  const isPlayed = (segment: ClipSegment) => presentSegment(segment, read).start_sec !== null;
  const slots = await slotsOf(ctx, event.id);
  const clipless = found.filter(({ number }) => !slots.has(number));
  const wanted = clipless.filter(isPlayed);
  const free = Math.max(0, event.clipSlots - slots.size);
  const chosen = wanted.slice(0, Math.min(affordable, free));
  for (const [index, segment] of chosen.entries()) {
    const reservation = reservations[index];
    await queueClip(ctx, source, { segment, place: segment, isPreview: false, options: {}, reservation });
  }
  for (const unused of reservations.slice(chosen.length)) unused.release();
  const isLimited = wanted.length > chosen.length;
  const notes = notesOf({
    missing: most - chosen.length,
    hasClip: found.length - clipless.length,
    cutOut: clipless.length - wanted.length,
    isFull: isLimited && free < affordable,
    isUnaffordable: isLimited && affordable < most,
    cap: event.clipSlots,
  });
  const where = { recordingId: recording.id };
  await ctx.db.momentSearch.update({ where, data: { notes: notes.map((note) => ({ ...note })) } });
  return notes;
}

interface LeftOut {
  /** Clips that were asked for and aren't made. */
  missing: number;
  /** Segments with one, and those that an edit cut into. */
  hasClip: number;
  cutOut: number;
  isFull: boolean;
  isUnaffordable: boolean;
  /** How many segments may have clips. */
  cap: number;
}

function notesOf({ missing, hasClip, cutOut, isFull, isUnaffordable, cap }: LeftOut): ShortsNoteWire[] {
  const notes: ShortsNoteWire[] = [];
  if (hasClip > 0) notes.push({ code: "has_clip", text: `${segments(hasClip)} skipped: rendered already.` });
  if (cutOut > 0) notes.push({ code: "cut_out", text: `${segments(cutOut)} skipped: cut by an edit.` });
  if (missing <= 0) return notes;
  const left = `${clips(missing)} not rendered`;
  if (isFull)
    notes.push({
      code: "slots_used",
      text: `${left}: all ${cap} slots are used. Archive a segment to free one.`,
    });
  else if (isUnaffordable)
    notes.push({ code: "over_budget", text: `${left}: the remaining budget is too small.` });
  else notes.push({ code: "few_segments", text: `${left}: no other segments were found.` });
  return notes;
}

const segments = (count: number): string => `${count} ${count === 1 ? "segment" : "segments"}`;
const clips = (count: number): string => `${count} ${count === 1 ? "clip" : "clips"}`;
