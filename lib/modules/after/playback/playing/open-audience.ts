import { type AudienceQuestion, type ChatLine, REACTIONS, type ReactionCounts } from "@/lib/live";
import { configOf } from "@/lib/modules/show-basics/show-facts";
import { chatRoleOf } from "@/lib/modules/stage/live-feed";
import { db, sql } from "@/lib/platform/database/db";
import { iso } from "@/lib/platform/runtime/clock";
import { type MediaTime, programTime } from "@/lib/program";
import { editedOut } from "../captions/edited-out";
import { isErased } from "../captions/has-captions";
import { DURING, MEDIA_MS } from "../rows/during-session";
import { KeptBriefly } from "../rows/kept-briefly";
import { type ReadShow, readShow } from "../rows/read-show";
import { textFile } from "./bytes-file";
import type { PlaybackFile } from "./playback-file";
import { type ShownInProgram, shownInProgram } from "./shown-in-program";

/** The latest of a show that has more: of messages, of questions, and of counts of reactions. */
const MOST = 5_000;

const CHAT = `
SELECT m.id, m.person_id AS person, m.author_name AS name, m.role, m.text, m.created_at AS at, s.id AS "sessionId",
  ${MEDIA_MS("m.created_at")} AS ms
FROM show_session s JOIN chat_message m ON m.event_id = s.event_id AND ${DURING("m.created_at")}
WHERE s.recording_id = $1 AND m.state = 'shown' AND m.text <> '' AND NOT ${isErased("s.recording_id", "m.person_id")}
  AND NOT EXISTS (SELECT 1 FROM chat_ban b WHERE b.event_id = m.event_id AND b.person_id = m.person_id AND b.hides_lines)
ORDER BY m.created_at DESC, m.id DESC LIMIT ${MOST}`;

const QUESTIONS = `
SELECT q.id, q.person_id AS person, q.author_name AS name, q.text, q.state, q.votes, q.created_at AS at,
  s.id AS "sessionId", ${MEDIA_MS("q.created_at")} AS ms
FROM show_session s JOIN audience_question q ON q.event_id = s.event_id AND ${DURING("q.created_at")}
WHERE s.recording_id = $1 AND NOT q.private AND q.state <> 'dismissed'
  AND NOT ${isErased("s.recording_id", "q.person_id")}
ORDER BY q.created_at DESC, q.id DESC LIMIT ${MOST}`;

/** Counts of a show's reactions so far. */
const REACTED = `
SELECT v.body->'counts' AS counts, s.id AS "sessionId", ${MEDIA_MS("v.at")} AS ms
FROM show_session s JOIN show_event v ON v.event_id = s.event_id AND v.type = 'reactions' AND ${DURING("v.at")}
WHERE s.recording_id = $1 ORDER BY v.seq DESC LIMIT ${MOST}`;

interface Reacted extends MediaTime, Record<string, unknown> {
  counts: ReactionCounts;
}

interface Written extends MediaTime, Record<string, unknown> {
  id: string;
  person: string;
  name: string;
  text: string;
  at: Date;
}

/** What the audience wrote and was shown to click, with when in seconds of the program. */
export interface ReplayAudience extends ShownInProgram {
  /** How many there had been by then. */
  reactions: { second: number; counts: ReactionCounts }[];
  chat: { second: number; line: ChatLine }[];
  questions: { second: number; question: AudienceQuestion }[];
}

type Watch = ReturnType<typeof configOf>["watch"];

const known = new KeptBriefly<PlaybackFile>("playback-audience", 20);

/**
 * Returns what the audience wrote and was shown during a recording, as it's shown now, as JSON. Without what was written while
 * nothing was recorded, or in a time that an edit took out, and what the show keeps to itself. It's kept for a moment; edits and
 * the show's settings count at once.
 */
export async function openAudience(recordingId: string): Promise<PlaybackFile | undefined> {
  const read = await readShow(recordingId);
  const recording = await db().recording.findUnique({ where: { id: recordingId }, include: { event: true } });
  if (!read || !recording) return undefined;
  const { watch } = configOf(recording.event);
  const key = `${recordingId} ${JSON.stringify(watch)}`;
  return known.get(key, () => audienceOf(recordingId, read, watch), read);
}

async function audienceOf(recordingId: string, read: ReadShow, watch: Watch): Promise<PlaybackFile> {
  const out = editedOut(read.edits);
  const secondAt = ({ sessionId, ms }: MediaTime): number | null => {
    const at = out.isDropped({ sessionId, ms }) ? null : programTime(read.line.stretches, { sessionId, ms });
    return at === null ? null : Math.round(at) / 1000;
  };
  const secondOf = ({ sessionId, ms, person }: Written): number | null => {
    const moment = { sessionId, personId: person, saidBy: person, fromMs: ms, toMs: ms };
    return out.hasWords(moment) || out.hasName(moment) ? null : secondAt({ sessionId, ms });
  };
  const chat = watch.chat ? await sql<Written & { role: string }>("replay_chat", CHAT, [recordingId]) : [];
  const asked = watch.questions
    ? await sql<Written & Standing>("replay_questions", QUESTIONS, [recordingId])
    : [];
  const reacted = watch.reactions ? await sql<Reacted>("replay_reactions", REACTED, [recordingId]) : [];
  const audience: ReplayAudience = {
    ...shownInProgram(read),
    reactions: placed(withoutLeftOut(reacted, secondAt), secondAt, ({ counts }, second) => ({
      ...{ second, counts },
    })),
    chat: placed(chat, secondOf, (row, second) => ({ second, line: lineOf(row) })),
    questions: placed(asked, secondOf, (row, second) => ({ second, question: questionOf(row) })),
  };
  return textFile("application/json", JSON.stringify(audience));
}

/** Counts only what was added at moments that the program has: what an edit took out isn't drawn after the cut. */
function withoutLeftOut(rows: readonly Reacted[], secondAt: (row: Reacted) => number | null): Reacted[] {
  const out = new Map(REACTIONS.map((kind) => [kind, 0]));
  let before: ReactionCounts | undefined;
  const counted = rows.toReversed().map((row) => {
    if (secondAt(row) === null)
      for (const kind of REACTIONS)
        out.set(kind, (out.get(kind) ?? 0) + row.counts[kind] - (before?.[kind] ?? 0));
    before = row.counts;
    const left = REACTIONS.map((kind) => [kind, row.counts[kind] - (out.get(kind) ?? 0)]);
    return { ...row, counts: Object.fromEntries(left) as ReactionCounts };
  });
  return counted.toReversed();
}

type Standing = Pick<AudienceQuestion, "state" | "votes">;

/** In the order they were written, without those that the program doesn't contain. */
const placed = <Row, Shown>(
  rows: readonly Row[],
  secondOf: (row: Row) => number | null,
  show: (row: Row, second: number) => Shown,
): Shown[] =>
  rows.toReversed().flatMap((row) => {
    const second = secondOf(row);
    return second === null ? [] : [show(row, second)];
  });

/** Without their authors' identities: names are all that a page shows. */
function lineOf({ id, name, role, text, at }: Written & { role: string }): ChatLine {
  const shown = chatRoleOf(role);
  return { id, author: { person: "", name, ...(shown ? { role: shown } : {}) }, text, at: iso(at) };
}

const questionOf = ({ id, name, text, at, state, votes }: Written & Standing): AudienceQuestion => ({
  ...{ id, author: { person: "", name }, text, at: iso(at), state, votes, private: false },
});
