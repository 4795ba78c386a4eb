import { liveVersion, PICTURE, SOUND, sweepLiveSometimes } from "@/lib/modules/after/playback";
import { isSentOverHttp } from "@/lib/modules/studio/studio";
import { databaseNow } from "@/lib/platform/database/database-clock";
import { sql, transaction } from "@/lib/platform/database/db";
import { AAC_SAMPLES, FRAME_RATE, programLine, SAMPLE_RATE } from "@/lib/program";
import { appendStored } from "../composing/append-stored";
import type { Composing } from "../composing/composing";
import { makeDue } from "../composing/make-due";
import { readKnownOf, standInsFor } from "../composing/stand-ins";
import { isWaiting, type Work } from "../composing/work";
import { continues, planProgram } from "../planning/plan-program";
import { type Ends, NOTHING_YET, type Plan } from "../planning/planned-piece";
import { readEnds } from "../rows/entry-rows";
import { lockProgram, type ProgramAt } from "../rows/program-at";
import type { ProgramSources } from "../sources";

/** Pieces are played as soon as they're there. */
const LOOK_MS = 500;
const BATCH_MS = 4_000;
/** The first viewer gets what happened this long before: players begin with two pieces. */
const START_SECONDS = 8;
/**
 * What is further behind is left out, on a machine that composes too slowly. With what players hold back, the picture is less
 * than 30 s behind then: everything beside it is shown by that time.
 */
const MOST_BEHIND_SECONDS = 15;
/** After the show, nothing more is added, so what is missing is composed and viewers see its end. */
const MOST_BEHIND_AT_END_SECONDS = 60;
/** After the show, what is missing up to its end is composed, while viewers are still there: as long as they can play it. */
const AFTER_SECONDS = 120;

/**
 * Composes what viewers over HTTP get of a show on air, up to its end, as long as there are any: it begins shortly before now
 * and has what isn't recorded as well. Pieces of what is recorded are the recording's own: they have the same keys. It
 * doesn't stop when the workspace's storage is full: what only these viewers get is deleted within minutes.
 * @returns after how many milliseconds to look again; null if no one watches, or the show is over
 */
export async function followLive(
  composing: Composing,
  at: ProgramAt,
  sources: ProgramSources,
): Promise<number | null> {
  const waitMs = await makeNext(composing, at, sources);
  composing.keepSlot(waitMs === 0);
  return waitMs;
}

async function makeNext(
  composing: Composing,
  at: ProgramAt,
  sources: ProgramSources,
): Promise<number | null> {
  const isOver = at.state !== "live";
  if (isOver && !isJustOver(at)) return null;
  await sweepLiveSometimes();
  if (!(await isSentOverHttp({ sql }, at.eventId))) return null;
  // Edits are made after a show, and a show that is resumed is live again.
  const all = { ...sources, tracks: sources.liveTracks, edits: [] };
  const planned = await planLive(composing, at, all);
  const idleMs = isOver ? null : LOOK_MS;
  if (!planned) return idleMs;
  if (!continues(planned.plan, planned.ends)) return isOver ? null : restart(composing, at);
  const { size } = composing.options;
  const standIn = standInsFor(at, all, size);
  const known = await readKnownOf(at, planned.plan, standIn);
  const work: Work = { at, sources: all, ...planned, known, standIn, size, isLive: true };
  if ((await appendStored(work)) === null) return 0;
  await composing.listen(at.version);
  composing.keepSlot(true);
  if ((await makeDue(composing, work, BATCH_MS)) !== "idle") return 0;
  return isWaiting(work) ? LOOK_MS : idleMs;
}

const isJustOver = ({ endedAt }: ProgramAt): boolean =>
  endedAt !== null && databaseNow().getTime() - endedAt.getTime() < AFTER_SECONDS * 1_000;

/** Returns what follows what there is, or what to begin with. Null if that isn't known yet, or the show is over. */
async function planLive(
  composing: Composing,
  at: ProgramAt,
  sources: ProgramSources,
): Promise<{ plan: Plan; ends: Ends } | null> {
  const { size } = composing.options;
  const isOver = at.state !== "live";
  const plan = (from: Ends) =>
    planProgram({ ...sources, size, isLive: !isOver, purpose: "live", now: databaseNow(), from });
  const edge = programLine(sources.show, [], "live").frames;
  const stored = await readEnds(liveVersion(at));
  const follow = () => {
    const ends = furtherOf(stored, composing.liveStart);
    return { plan: plan(ends), ends };
  };
  const hasBegun = composing.liveStart !== null || (stored[PICTURE].count > 0 && stored[SOUND].count > 0);
  const most = isOver ? MOST_BEHIND_AT_END_SECONDS : MOST_BEHIND_SECONDS;
  if (hasBegun && secondsBehind(furtherOf(stored, composing.liveStart), edge) <= most) return follow();
  if (isOver) return null;
  const start = Math.max(0, edge - START_SECONDS * FRAME_RATE);
  const first = plan(startingAt({ [PICTURE]: start, [SOUND]: aacFramesAt(start) }));
  const [picture, sound] = [first[PICTURE][0], first[SOUND][0]];
  if (!picture || !sound) return null;
  composing.liveStart = startingAt({ [PICTURE]: picture.place, [SOUND]: sound.place });
  return follow();
}

/** Where each rendition has got to: the place where it began this time, until there is something of it. */
const furtherOf = (ends: Ends, start: Ends | null): Ends => {
  const further = (rendition: typeof PICTURE | typeof SOUND) =>
    start && start[rendition].place > ends[rendition].place ? start[rendition] : ends[rendition];
  return { ...ends, [PICTURE]: further(PICTURE), [SOUND]: further(SOUND) };
};

/** How far behind picture or sound is, whichever is further behind. */
const secondsBehind = (ends: Ends, edge: number): number =>
  (edge - Math.min(ends[PICTURE].place, pictureAt(ends[SOUND].place))) / FRAME_RATE;

const pictureAt = (aacFrame: number): number => (aacFrame * AAC_SAMPLES * FRAME_RATE) / SAMPLE_RATE;

const aacFramesAt = (frame: number): number => Math.floor((frame * SAMPLE_RATE) / FRAME_RATE / AAC_SAMPLES);

const startingAt = (places: Record<typeof PICTURE | typeof SOUND, number>): Ends => ({
  ...NOTHING_YET,
  [PICTURE]: { count: places[PICTURE], place: places[PICTURE] },
  [SOUND]: { count: places[SOUND], place: places[SOUND] },
});

/** What was known of the past has changed. Players begin again. */
async function restart(composing: Composing, at: ProgramAt): Promise<number> {
  composing.liveStart = null;
  await transaction(async () => {
    if (!(await lockProgram(at))) return;
    const { id, version } = liveVersion(at);
    await sql("program_live_restart", "DELETE FROM program_entry WHERE recording_id = $1 AND version = $2", [
      id,
      version,
    ]);
  });
  return LOOK_MS;
}
