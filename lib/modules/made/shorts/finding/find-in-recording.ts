import { findMoments, type Heard } from "@/lib/clips/moments/find-moments";
import type { Moment } from "@/lib/clips/moments/moment";
import { spokenBeforeCuts } from "@/lib/modules/after/playback";
import { readWatch } from "@/lib/modules/stage/show-numbers";
import type { Ctx } from "@/lib/operation/ctx";
import { mediaTime, msOfFrame, type ProgramLine, programTime } from "@/lib/program";
import type { Source } from "../find-source";
import { readActs } from "./read-acts";

/** Version of what finds moments. After an upgrade, the next analysis finds them again, for free. */
export const FINDER = "6";

/** A moment on a session's media time. */
export interface FoundMoment extends Moment {
  sessionId: string;
}

/** Finds a recording's moments, without regard to what is cut out of it. Null if no one has spoken. */
export async function findInRecording(
  ctx: Pick<Ctx, "sql" | "realNow">,
  { event, recording }: Source,
): Promise<FoundMoment[] | null> {
  const spoken = await spokenBeforeCuts(recording.id, { words: true });
  const lines = spoken?.lines.filter(({ text }) => text.trim() !== "") ?? [];
  if (!spoken || lines.length === 0) return null;
  const { line } = spoken;
  const sessions = await ctx.sql<Session>("moments_sessions", SESSIONS, [recording.id]);
  const heard: Heard = {
    lines: lines.map(({ personId, speaker, fromMs, toMs, text, words }) => ({
      ...{ personId, speaker, fromMs, toMs, text, words },
    })),
    language: recording.language ?? event.language,
    // A show's audience saw the show, not what was recorded elsewhere.
    ...(recording.source === "upload"
      ? { acts: [], watching: [] }
      : await audienceOf(ctx, event.id, { line, sessions })),
    programMs: msOfFrame(line.frames),
  };
  return findMoments(heard).flatMap((moment) => onMedia(moment, line) ?? []);
}

interface Session extends Record<string, unknown> {
  id: string;
  /** In milliseconds since 1970. */
  began: number;
}

const SESSIONS = `
SELECT id, (extract(epoch FROM COALESCE(media_started_at, started_at)) * 1000)::float8 AS began FROM show_session
WHERE recording_id = $1 ORDER BY started_at`;

interface Clock {
  line: ProgramLine;
  sessions: readonly Session[];
}

async function audienceOf(
  ctx: Pick<Ctx, "sql" | "realNow">,
  eventId: string,
  clock: Clock,
): Promise<Pick<Heard, "acts" | "watching">> {
  const acts = (await readActs(ctx, eventId)).flatMap((act) => {
    const atMs = inProgram(clock, act.atMs);
    return atMs === null ? [] : [{ ...act, atMs }];
  });
  const { minutes } = await readWatch(ctx, eventId, ctx.realNow);
  const watching = minutes.flatMap(({ from, to, ms }) => {
    const atMs = inProgram(clock, from);
    return atMs === null || to <= from ? [] : [{ atMs, watching: ms / (to - from) }];
  });
  return { acts, watching };
}

/** Where in the program something happened; null if that isn't in it. */
function inProgram({ line, sessions }: Clock, at: number): number | null {
  const session = sessions.findLast(({ began }) => began <= at);
  return session ? programTime(line.stretches, { sessionId: session.id, ms: at - session.began }) : null;
}

/** Null if it isn't within one stretch: a clip doesn't jump over a break. */
function onMedia(moment: Moment, { stretches }: ProgramLine): FoundMoment | null {
  const from = mediaTime(stretches, moment.fromMs);
  const to = mediaTime(stretches, moment.toMs - 1);
  const length = moment.toMs - moment.fromMs;
  if (!from || to?.sessionId !== from.sessionId || Math.abs(to.ms - from.ms - length) > 100) return null;
  const shift = from.ms - moment.fromMs;
  return {
    ...moment,
    sessionId: from.sessionId,
    fromMs: Math.round(from.ms),
    toMs: Math.round(from.ms + length),
    evidence: moment.evidence.map((one) => ({ ...one, atMs: one.atMs === null ? null : one.atMs + shift })),
  };
}
