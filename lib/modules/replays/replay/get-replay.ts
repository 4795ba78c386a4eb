import type { Event, Recording } from "@/lib/generated/prisma/client";
import { isGrowing, programLines, programMs, WITH_MEDIA } from "@/lib/modules/after/playback";
import { surveyOf } from "@/lib/modules/replays/survey";
import { configOf, findEvent, replayAvailability } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { iso } from "@/lib/platform/runtime/clock";
import { callersRegistration } from "./callers-registration";
import type { replayContract } from "./contract";
import { replayProgram } from "./replay-program";
import type { ReplayWire } from "./schema";

type Operation = typeof replayContract.getReplay;
type State = ReplayWire["state"];

/** How soon pages ask again: while something changes, while it's watched, and otherwise. */
const SOON_SECONDS = 3;
const WATCHED_SECONDS = 10;
const SELDOM_SECONDS = 30;

/** A show has one recording, or a few if it went on air again later. */
const MOST_RECORDINGS = 20;

export async function getReplay(ctx: Ctx, { slug }: InputOf<Operation>): Promise<OutputOf<Operation>> {
  const event = await findEvent(ctx, slug);
  const { after, watch } = configOf(event);
  const registration = await callersRegistration(ctx, event);
  const mayWatch = watch.open || registration !== null;
  const recording = await replayedRecording(ctx, event);
  const closed = await closedState(ctx, event);
  const lines = await programLines(recording && closed === null && isGrowing(recording) ? [recording] : []);
  const found =
    closed === null && recording ? await replayProgram(ctx, event, recording, lines, registration) : null;
  const state = closed ?? stateOf(recording, found !== null);
  return {
    state,
    may_watch: mayWatch,
    until: after.replay === "until" ? after.until : null,
    message: event.state === "ended" ? after.message : "",
    progress:
      recording && (state === "preparing" || state === "playable")
        ? progressOf(recording, programMs(recording, lines.get(recording.id)))
        : null,
    program: mayWatch ? found : null,
    survey: registration && (await surveyOf(ctx, event, registration.registrationId)),
    next_in_sec: nextInSeconds(state, recording),
    server_time: iso(ctx.now),
  };
}

/** Returns why there is no replay whatever was recorded; null if there may be one. */
async function closedState(ctx: Ctx, event: Event): Promise<State | null> {
  if (event.state === "archived") return "off";
  if (event.state !== "ended") return "not_over";
  const client = await ctx.db.client.findUniqueOrThrow({ where: { id: event.clientId } });
  if (client.status !== "active") return "off";
  const availability = replayAvailability(event.after, ctx.now);
  return availability === "on" ? null : availability;
}

function stateOf(recording: Recording | null, isPlayable: boolean): State {
  if (!recording) return "none";
  if (isPlayable) return "playable";
  return recording.state === "failed" ? "failed" : "preparing";
}

/** Returns the latest recording that can be played, or else the latest: of the show itself, then of those uploaded. */
async function replayedRecording(ctx: Ctx, { id }: Event): Promise<Recording | null> {
  const found = await ctx.db.recording.findMany({
    where: { eventId: id, ...WITH_MEDIA },
    orderBy: [{ source: "asc" }, { startedAt: "desc" }, { id: "desc" }],
    take: MOST_RECORDINGS,
  });
  return found.find(({ programVersion }) => programVersion !== null) ?? found[0] ?? null;
}

function progressOf(recording: Recording, lengthMs: number): number | null {
  if (!isGrowing(recording)) return null;
  return lengthMs === 0 ? 0 : Math.min(1, recording.composedMs / lengthMs);
}

function nextInSeconds(state: State, recording: Recording | null): number {
  if (state === "preparing" || (state === "playable" && recording && isGrowing(recording)))
    return SOON_SECONDS;
  return state === "playable" ? WATCHED_SECONDS : SELDOM_SECONDS;
}
