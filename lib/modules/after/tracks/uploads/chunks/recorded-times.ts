import type { ShowSession } from "@/lib/generated/prisma/client";
import { readEntries, seqBefore, stageAfter } from "@/lib/modules/stage/show-ledger";
import type { Ctx } from "@/lib/operation/ctx";
import { processSingleton } from "@/lib/platform/runtime/process-singleton";
import { replay, type StageState } from "@/lib/stage";
import { capturedPeople } from "../../capturing/captured-people";
import { mediaStart } from "../parts/present-part";

/** From this time until the next entry's, these people are to be recorded. */
interface Moment {
  fromMs: number;
  people: ReadonlySet<string>;
}

/** What is known of a session's ledger, so that only its new entries are read. */
interface Followed {
  seq: number;
  state: StageState | null;
  moments: Moment[];
}

const SESSIONS = 100;
const PAGE = 500;

const followed = () => processSingleton("recorded-times", () => new Map<string, Followed>());

/** Consent is judged apart, at the time of each chunk. */
const recordedPeople = (state: StageState | null): ReadonlySet<string> =>
  new Set(state ? capturedPeople(state, () => true) : []);

function note(known: Followed, fromMs: number): void {
  const people = recordedPeople(known.state);
  const last = known.moments.at(-1);
  if (last && last.people.size === people.size && last.people.isSupersetOf(people)) return;
  // Nothing before the session's media time counts, only how it stood at its start.
  if (last && fromMs <= 0) known.moments.length = 0;
  known.moments.push({ fromMs: Math.max(0, fromMs), people });
}

/** Returns who was to be recorded in a session, from its ledger up to now. */
async function momentsOf(ctx: Ctx, eventId: string, session: ShowSession): Promise<readonly Moment[]> {
  const start = mediaStart(session);
  let known = followed().get(session.id);
  if (!known) {
    const seq = await seqBefore(ctx, eventId, start);
    known = { seq, state: seq > 0 ? await stageAfter(ctx, eventId, seq) : null, moments: [] };
    note(known, 0);
  }
  for (let more = true; more; ) {
    const entries = await readEntries(ctx, eventId, {
      after: known.seq,
      types: [],
      changes: true,
      limit: PAGE,
    });
    for (const entry of entries) {
      known.state = replay(known.state, entry);
      known.seq = entry.seq;
      note(known, entry.at.getTime() - start.getTime());
    }
    more = entries.length === PAGE;
  }
  keep(session.id, known);
  return known.moments;
}

function keep(sessionId: string, known: Followed): void {
  const all = followed();
  all.delete(sessionId);
  all.set(sessionId, known);
  for (const oldest of all.keys()) {
    if (all.size <= SESSIONS) break;
    all.delete(oldest);
  }
}

/** A piece of a session's media time, in milliseconds. */
interface Piece {
  start_ms: number;
  end_ms: number;
}

/** The clocks agree to this much, so a piece may begin and end that much outside. */
const CLOCKS_MS = 40;

/** Returns a function that says whether a person was to be recorded during all of a piece. */
export async function recordedTimes(
  ctx: Ctx,
  eventId: string,
  session: ShowSession,
  person: string,
): Promise<(piece: Piece) => boolean> {
  const moments = await momentsOf(ctx, eventId, session);
  return ({ start_ms, end_ms }) => {
    const [from, to] = [start_ms + CLOCKS_MS, Math.max(start_ms + CLOCKS_MS, end_ms - CLOCKS_MS)];
    const first = moments.findLastIndex(({ fromMs }) => fromMs <= from);
    if (first < 0) return false;
    const after = moments.findIndex(({ fromMs }, index) => index > first && fromMs >= to);
    return moments.slice(first, after < 0 ? undefined : after).every(({ people }) => people.has(person));
  };
}
