import { MOST_SHARED, SAME_SHARE, sharedOfShorter } from "@/lib/clips/shared-time";
import type { ClipSegment } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { type PricePart, pricedVerb } from "@/lib/operation/prepared";
import { stateConflict } from "@/lib/operation/problem";
import { hasNoTranscript, requestTranscript } from "../await-transcript";
import { CLIP_PRICE, clipReservations } from "../clips/clip-price";
import { lockRecording } from "../clips/queue-clip";
import { ANALYSIS, ANALYSIS_CREDITS, type shortsContract } from "../contract";
import { findSource, nothingSaid, type Source } from "../find-source";
import { presentShorts } from "../reading/present-shorts";
import { nextNumbers } from "../segments/next-numbers";
import { awaitAnalysis, awaitedClips } from "./await-analysis";
import { FINDER, type FoundMoment, findInRecording } from "./find-in-recording";
import { renderBest } from "./render-best";

type Operation = typeof shortsContract.analyzeShorts;

/** How many clips `auto_render` makes by default. */
const CLIPS = 3;

/**
 * Finds moments, unless they were found in this version of the transcript already, and renders the best on request.
 * An uploaded recording without a transcript is transcribed first, which costs nothing, and analyzed then.
 */
export const analyzeShorts = pricedVerb<InputOf<Operation>, OutputOf<Operation>>(
  async (ctx, asked) => {
    const source = await findSource(ctx, asked);
    if (await hasNoTranscript(ctx, source))
      return (await awaitedClips(ctx, source.recording.id)) === null ? [ANALYSIS_PRICE] : [];
    const clips = Array.from({ length: clipsOf(asked) }, () => CLIP_PRICE);
    return [...(await analysisPrice(ctx, source)), ...clips];
  },
  async (ctx, asked) => {
    const { recording } = await findSource(ctx, asked);
    await lockRecording(ctx, recording.id);
    const source = await findSource(ctx, asked);
    if (await hasNoTranscript(ctx, source)) {
      await requestTranscript(ctx, source);
      await awaitAnalysis(ctx, source, clipsOf(asked));
      return presentShorts(ctx, source, false);
    }
    await findOnce(ctx, source);
    const best = { most: clipsOf(asked), reservations: clipReservations(ctx) };
    const notes = asked.auto_render ? await renderBest(ctx, source, best) : [];
    return { ...(await presentShorts(ctx, source, false)), notes };
  },
);

const ANALYSIS_PRICE: PricePart = { kind: ANALYSIS, credits: ANALYSIS_CREDITS };

const clipsOf = ({ auto_render, n = CLIPS }: InputOf<Operation>): number => (auto_render ? n : 0);

/** What finding a recording's moments costs: nothing if they were found in this version of its transcript, by whichever finder. */
export async function analysisPrice(ctx: Ctx, source: Source): Promise<PricePart[]> {
  return (await lastSearch(ctx, source)).isPaid ? [] : [ANALYSIS_PRICE];
}

/** Finds a recording's moments if that has to be done, and returns whether its price is due. The recording is locked. */
export async function findOnce(ctx: Ctx, source: Source): Promise<boolean> {
  const { isPaid, isCurrent } = await lastSearch(ctx, source);
  if (!isCurrent) await find(ctx, source);
  else
    ctx.record({ subjectType: "recording", subjectId: source.recording.id, after: { moments: "unchanged" } });
  // Someone else may have found them since the price was looked up.
  if (isPaid) ctx.reservations.find(({ kind }) => kind === ANALYSIS)?.release();
  return !isPaid;
}

/** Whether a moment may be listed beside a segment that stays. */
function isApart(one: FoundMoment, other: ClipSegment): boolean {
  if (other.sessionId !== one.sessionId) return true;
  const isListed = other.origin === "found" && other.archivedAt === null;
  return isListed ? sharedOfShorter(one, other) <= MOST_SHARED : sharedOfShorter(one, other) < SAME_SHARE;
}

interface LastSearch {
  /** Whether it read this version of the transcript. */
  isPaid: boolean;
  /** Whether it would find the same again. */
  isCurrent: boolean;
}

export async function lastSearch(ctx: Ctx, { recording, transcriptVersion }: Source): Promise<LastSearch> {
  const search = await ctx.db.momentSearch.findUnique({ where: { recordingId: recording.id } });
  const isPaid = search?.transcriptVersion === transcriptVersion;
  return { isPaid, isCurrent: isPaid && search.finder === FINDER };
}

/** A segment that has a clip, or that the crew has archived or noted, stays, and what is found at its place again isn't added. */
async function find(ctx: Ctx, source: Source): Promise<void> {
  const { event, recording, transcriptVersion } = source;
  if (recording.state === "live") throw stateConflict("live", "The show is on air. End it first.");
  const found = await findInRecording(ctx, source);
  if (!found) throw nothingSaid();
  const where = { recordingId: recording.id };
  const clips = await ctx.db.clip.findMany({ where, select: { segmentNumber: true } });
  const used = [...new Set(clips.map(({ segmentNumber }) => segmentNumber))];
  await ctx.db.clipSegment.deleteMany({
    where: { ...where, origin: "found", archivedAt: null, note: null, number: { notIn: used } },
  });
  const kept = await ctx.db.clipSegment.findMany({ where });
  const added = found.filter((one) => kept.every((other) => isApart(one, other)));
  const first = await nextNumbers(ctx, "clip_segment", added.length);
  const at = ctx.realNow;
  await ctx.db.clipSegment.createMany({
    data: added.map(({ sessionId, fromMs, toMs, score, title, speakers, evidence, pointsBack }, index) => ({
      ...{ workspaceId: ctx.workspaceId, environment: ctx.environment, number: first + index },
      ...{ eventId: event.id, recordingId: recording.id, origin: "found" },
      ...{ sessionId, fromMs, toMs, score, title, pointsBack, createdAt: at, updatedAt: at },
      speakers: speakers.map(({ personId, name }) => ({ person_id: personId, name })),
      evidence: evidence.map((one) => ({ ...one })),
    })),
  });
  const search = { transcriptVersion, finder: FINDER, searchedAt: at, notes: [] };
  await ctx.db.momentSearch.upsert({ where, create: { ...where, ...search }, update: search });
  ctx.record({
    subjectType: "recording",
    subjectId: recording.id,
    after: { moments: added.length, transcript_version: transcriptVersion },
  });
}
