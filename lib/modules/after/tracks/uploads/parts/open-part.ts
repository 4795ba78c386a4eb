import type { Event, ShowSession, TrackPart } from "@/lib/generated/prisma/client";
import { findAvailableShow } from "@/lib/modules/studio/studio";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf } from "@/lib/operation/operation";
import { invalid, Problem, stateConflict } from "@/lib/operation/problem";
import type { tracksContract } from "../../contract";
import { openWantedRecording } from "../../rows/open-recording";
import { type OpenedPartWire, UPLOAD_LIMITS } from "../../schema";
import { requireTakesUploads } from "./open-recording";
import { mediaStart, presentPart } from "./present-part";
import { callingPerson } from "./uploader";

type Input = InputOf<typeof tracksContract.openStudioPart>;

/** How far a browser's estimate of our clock may be off at the start of a session. */
const EARLY_MS = 1_000;

/** Opens a part of the caller's own recording. The same source key returns the same part. */
export async function openPart(ctx: Ctx, input: Input): Promise<OpenedPartWire> {
  const event = await findAvailableShow(ctx, input.slug);
  const person = callingPerson(ctx, event.id);
  if (input.person !== person)
    throw invalid({ person: "not_allowed" }, "Someone else recorded this in the same browser.");
  const session = await sessionAt(ctx, event, input.starts_at);
  if (typeof session === "string") return { part: null, reason: session };
  const trackId = await trackOf(ctx, session, person, input.kind);
  const given = { trackId, copy: "browser", source: input.source };
  await makePart(ctx, session, input, given);
  const part = await ctx.db.trackPart.findUniqueOrThrow({
    where: { trackId_copy_source: given },
    include: { track: true },
  });
  return { part: await presentPart(ctx, part, session), reason: null };
}

async function makePart(
  ctx: Ctx,
  session: ShowSession,
  { content_type, codec, width, height, starts_at }: Input,
  given: Pick<TrackPart, "trackId" | "copy" | "source">,
): Promise<void> {
  const { trackId } = given;
  const count = await ctx.db.trackPart.count({ where: { trackId, copy: "browser" } });
  const isFull = count >= UPLOAD_LIMITS.partsInTrack;
  if (isFull && !(await ctx.db.trackPart.findUnique({ where: { trackId_copy_source: given } })))
    throw stateConflict("full", `A track can have ${UPLOAD_LIMITS.partsInTrack} parts.`);
  const startsAtMs = Math.max(0, starts_at.getTime() - mediaStart(session).getTime());
  await ctx.db.trackPart.createMany({
    data: {
      ...given,
      id: ctx.newId("prt"),
      sessionId: session.id,
      startsAtMs,
      contentType: content_type,
      codec,
      width,
      height,
    },
    skipDuplicates: true,
  });
}

/** Returns the session on air at that time, or why none can be recorded. */
async function sessionAt(
  ctx: Ctx,
  { id: eventId, workspaceId, environment }: Event,
  at: Date,
): Promise<ShowSession | NonNullable<OpenedPartWire["reason"]>> {
  const latest = new Date(at.getTime() + EARLY_MS);
  const session = await ctx.db.showSession.findFirst({
    where: {
      eventId,
      kind: "live",
      startedAt: { lte: latest },
      OR: [{ endedAt: null }, { endedAt: { gt: at } }],
    },
    orderBy: { startedAt: "desc" },
    include: { recording: true },
  });
  if (!session) return "not_on_air";
  // The media worker is late. The browser asks again, and then there's a recording.
  if (session.recordingId === null && session.endedAt === null)
    ctx.afterCommit(() => openWantedRecording({ eventId, workspaceId, environment }, session));
  if (session.recordingId === null || session.recording?.liveOnly) return "not_recorded";
  requireTakesUploads(ctx, session.recording);
  return session;
}

async function trackOf(ctx: Ctx, session: ShowSession, personId: string, kind: string): Promise<string> {
  const key = { recordingId: session.recordingId ?? "", personId, kind };
  await ctx.db.recordingTrack.createMany({ data: { id: ctx.newId("trk"), ...key }, skipDuplicates: true });
  const track = await ctx.db.recordingTrack.findUnique({ where: { recordingId_personId_kind: key } });
  // An erased person gets no new track (trigger `recording_track_added`).
  if (!track || track.erasedAt) throw new Problem("gone", "This track was erased.");
  return track.id;
}
