import { shared } from "@/lib/clips/moments/find-moments";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { pricedVerb } from "@/lib/operation/prepared";
import { Problem, stateConflict } from "@/lib/operation/problem";
import { ANALYSIS_CREDITS, type shortsContract } from "../contract";
import { findSource, type Source } from "../find-source";
import { presentShorts } from "../reading/present-shorts";
import { nextNumbers } from "../segments/next-numbers";
import { FINDER, findInRecording } from "./find-in-recording";

type Operation = typeof shortsContract.analyzeShorts;

/** Finds moments, unless they were found in this version of the transcript already. */
export const analyzeShorts = pricedVerb<InputOf<Operation>, OutputOf<Operation>>(
  async (ctx, asked) => ((await isFound(ctx, await findSource(ctx, asked))) ? 0 : ANALYSIS_CREDITS),
  async (ctx, asked) => {
    const { recording } = await findSource(ctx, asked);
    await ctx.lock("moments_lock", "SELECT 1 FROM recording WHERE id = $1 FOR UPDATE", [recording.id]);
    const source = await findSource(ctx, asked);
    if (await isFound(ctx, source)) {
      ctx.reservation?.release();
      ctx.record({ subjectType: "recording", subjectId: recording.id, after: { moments: "unchanged" } });
    } else await find(ctx, source);
    return presentShorts(ctx, source, false);
  },
);

async function isFound(ctx: Ctx, { recording, transcriptVersion }: Source): Promise<boolean> {
  const search = await ctx.db.momentSearch.findUnique({ where: { recordingId: recording.id } });
  return search?.transcriptVersion === transcriptVersion && search.finder === FINDER;
}

/** A segment that the crew has archived or noted stays, and what is found at its place again isn't added. */
const SAME = 0.8;

async function find(ctx: Ctx, source: Source): Promise<void> {
  const { event, recording, transcriptVersion } = source;
  if (recording.state === "live") throw stateConflict("live", "The show is on air. End it first.");
  const found = await findInRecording(ctx, source);
  if (!found)
    throw new Problem(
      "not_found",
      "No transcript. No one who agreed to be recorded has spoken with captions on.",
    );
  const where = { recordingId: recording.id };
  await ctx.db.clipSegment.deleteMany({ where: { ...where, origin: "found", archivedAt: null, note: null } });
  const kept = await ctx.db.clipSegment.findMany({ where });
  const added = found.filter((one) =>
    kept.every((other) => other.sessionId !== one.sessionId || shared(one, other) < SAME),
  );
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
  const search = { transcriptVersion, finder: FINDER, searchedAt: at };
  await ctx.db.momentSearch.upsert({ where, create: { ...where, ...search }, update: search });
  ctx.record({
    subjectType: "recording",
    subjectId: recording.id,
    after: { moments: added.length, transcript_version: transcriptVersion },
  });
}
