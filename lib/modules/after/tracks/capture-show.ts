import type { Event } from "@/lib/generated/prisma/client";
import {
  consentNow,
  RECORDING_ANSWER_NOTICE,
  recordingAnswers,
} from "@/lib/modules/people/recording-consent";
import { ANNOUNCER_NOTICE, readStageRow } from "@/lib/modules/stage/show-ledger";
import { captureTask, isAttended, isSentOverHttp } from "@/lib/modules/studio/studio";
import { db, sql } from "@/lib/platform/database/db";
import { notices } from "@/lib/platform/database/notices";
import { log } from "@/lib/platform/runtime/log";
import { withdrawFinished } from "@/lib/platform/supervised-tasks/request-tasks";
import { supervisedTask } from "@/lib/platform/supervised-tasks/supervised-task";
import { wakes } from "@/lib/platform/supervised-tasks/wakes";
import type { Purpose } from "@/lib/program";
import { recorder } from "@/lib/providers/recorder";
import type { StageState } from "@/lib/stage";
import { capturedFor, refusedAt } from "./capturing/captured-people";
import { MediaTime } from "./capturing/media-time";
import { type PreviousCapture, ShowCapture } from "./capturing/show-capture";
import { earliest, StageEnds } from "./capturing/stage-ends";
import { StopNews } from "./capturing/stop-news";
import { endRecording } from "./rows/end-recording";
import { openLiveRecording, openRecording } from "./rows/open-recording";
import { capturedUntil, closeLostParts } from "./rows/part-rows";

/** Poll interval, because a notice may be missed. */
const LOOK_MS = 1_000;
/** How long a capture goes on without seeing the stage. */
const BLIND_MS = 5_000;

interface Session {
  id: string;
  startedAt: Date;
  mediaStartedAt: Date | null;
  recordingId: string | null;
}

interface Look {
  event: Event;
  state: StageState;
  /** When the stage became as it is. */
  changedAt: Date;
  session: Session;
}

/** What is on air; null once the show is over. */
async function look(eventId: string): Promise<Look | null> {
  const event = await db().event.findUnique({ where: { id: eventId } });
  const { stored } = await readStageRow({ sql }, eventId);
  if (!event || stored?.state.phase !== "live" || stored.state.rehearsal !== null) return null;
  const session = await db().showSession.findFirst({
    where: { eventId, kind: "live", endedAt: null },
    orderBy: { startedAt: "desc" },
  });
  return session && { event, state: stored.state, changedAt: stored.updatedAt, session };
}

/**
 * Captures one show while it's on air: opens its recording, and follows its stage. A show that goes on air again
 * continues the same recording.
 */
async function captureShow(eventId: string, signal: AbortSignal): Promise<void> {
  const wake = wakes(notices(), [ANNOUNCER_NOTICE, RECORDING_ANSWER_NOTICE], signal);
  try {
    // What a process that is gone left open.
    const lost = await closeLostParts(eventId);
    while (!signal.aborted) {
      const now = await look(eventId);
      if (!now) break;
      // Without a recording, only viewers over HTTP need captures.
      const isIdle = now.state.recording === "off" && !(await isSentOverHttp({ sql }, eventId));
      if (isIdle) await wake.next(LOOK_MS);
      else await captureSession(now, lost.splice(0), wake, signal);
    }
    if (signal.aborted) return;
    await endRecording(eventId);
    const task = { subject: eventId, payload: {} };
    // It may have been resumed since.
    await withdrawFinished(captureTask, task, async () => (await look(eventId)) !== null);
  } finally {
    wake.stop();
  }
}

/**
 * Captures what is recorded, and apart from it what only viewers over HTTP get, so that each part belongs to one of them.
 * While the workspace's storage takes no more of the recording, these viewers still get the show.
 */
async function captureSession(
  { event, session, state: { recording } }: Look,
  lost: Awaited<ReturnType<typeof closeLostParts>>,
  wake: ReturnType<typeof wakes>,
  signal: AbortSignal,
): Promise<void> {
  const { id: eventId, workspaceId, environment } = event;
  const owner = { workspaceId, environment };
  const open = recording === "off" ? openLiveRecording : openRecording;
  const recordingId = await open({ eventId, ...owner }, session);
  const startedAt = session.mediaStartedAt ?? session.startedAt;
  const time = await MediaTime.of(startedAt);
  if (recorder() === null) return whileOnAir(eventId, session.id, wake, signal, async () => undefined);
  const common = { eventId, owner, recordingId, sessionId: session.id, time, signal };
  const previous = await previousCapture(session.id, lost);
  const recorded = new ShowCapture({ ...common, isLiveOnly: false, previous });
  const live = new ShowCapture({ ...common, isLiveOnly: true, previous: null });
  const stopNews = new StopNews(eventId, recordingId);
  const stageEnds = new StageEnds(eventId, startedAt);
  let hasSpace = true;
  let spaceChangedMs = Number.NEGATIVE_INFINITY;
  const lookForSpace = async () => {
    await Promise.all([recorded.lookForSpace(), live.lookForSpace()]);
    const had = hasSpace;
    hasSpace = recorded.fullBy !== "storage_full";
    if (had !== hasSpace) spaceChangedMs = time.now();
    await stopNews.say(recorded.fullBy);
  };
  try {
    await whileOnAir(eventId, session.id, wake, signal, async (now) => {
      const { state, changedAt } = now;
      await time.measure();
      await lookForSpace();
      const answers = await recordingAnswers({ sql }, eventId);
      const consentOf = (id: string) => consentNow(answers, id);
      // Nothing from before the countdown is over.
      const people = time.now() < 0 ? { recording: [], live: [] } : capturedFor(state, consentOf, hasSpace);
      // A show that everyone has left stays on air until someone ends it.
      if (!(await isAttended({ sql }, eventId))) {
        recorded.rest();
        return live.rest();
      }
      const sinceMs = Math.max(changedAt.getTime() - startedAt.getTime(), spaceChangedMs);
      const isRecorded = state.recording === "on" && hasSpace;
      const isSent = !isRecorded && (await isSentOverHttp({ sql }, eventId));
      const refused = (purpose: Purpose) => refusedAt(state, consentOf, answers, { startedAt, purpose });
      const ended = await stageEnds.look(now);
      // Who was away in between, as during a stop that was lifted, is captured again from the next look on.
      const stayed = (purpose: Purpose) => people[purpose].filter((id) => ended[purpose][id] === undefined);
      recorded.follow(stayed("recording"), sinceMs, earliest(refused("recording"), ended.recording));
      live.follow(isSent ? stayed("live") : [], sinceMs, earliest(isSent ? refused("live") : {}, ended.live));
    });
  } finally {
    const endedMs = signal.aborted ? undefined : await endOf(session.id, startedAt).catch(() => undefined);
    const ended = signal.aborted ? null : await stageEnds.look(null).catch(() => null);
    const end = (capture: ShowCapture, purpose: Purpose) =>
      signal.aborted ? capture.drop() : capture.end(endedMs, ended?.[purpose]);
    await Promise.all([end(recorded, "recording"), end(live, "live")]);
    // Only once neither captures any more: it closes the parts of both.
    if (!signal.aborted) await closeLostParts(eventId);
  }
}

/** Returns when a session ended, on its media time; undefined if it hasn't. */
async function endOf(sessionId: string, startedAt: Date): Promise<number | undefined> {
  const session = await db().showSession.findUnique({ where: { id: sessionId } });
  return session?.endedAt ? session.endedAt.getTime() - startedAt.getTime() : undefined;
}

/**
 * Looks at the stage again and again while this session is on air. If it can't be read for some seconds, because the
 * database restarts, whoever was captured last still is.
 */
async function whileOnAir(
  eventId: string,
  sessionId: string,
  wake: ReturnType<typeof wakes>,
  signal: AbortSignal,
  seen: (now: Look) => Promise<void>,
): Promise<void> {
  let seenAt = performance.now();
  while (!signal.aborted) {
    try {
      const now = await look(eventId);
      if (now?.session.id !== sessionId) return;
      await seen(now);
      seenAt = performance.now();
    } catch (error) {
      if (signal.aborted || performance.now() - seenAt > BLIND_MS) throw error;
      log().warn({ err: error, event_id: eventId }, "the stage of a show that's captured can't be read");
    }
    await wake.next(LOOK_MS);
  }
}

/** Returns up to when other processes captured what is recorded of a session; null if none did. */
async function previousCapture(
  sessionId: string,
  lost: Awaited<ReturnType<typeof closeLostParts>>,
): Promise<PreviousCapture | null> {
  const untilMs = await capturedUntil(sessionId);
  const wasLost = lost.some((part) => part.session_id === sessionId && !part.live_only);
  return untilMs === null ? null : { untilMs, wasLost };
}

/** The tracks of each show on air are captured by one media worker. */
export const tracksOnAir = supervisedTask(captureTask, ({ subject, signal }) => captureShow(subject, signal));
