import { LedgerReader } from "@/lib/modules/after/playback";
import { withdrawErased } from "@/lib/modules/made/distribution";
import { eraseClips } from "@/lib/modules/made/shorts";
import type { ErasedWords } from "@/lib/modules/stage/show-ledger";
import type { Ctx } from "@/lib/operation/ctx";
import type { Timeline } from "@/lib/program";
import { type StageState, withoutTexts, withoutWordsOf } from "@/lib/stage";
import { composeAgain, eraseFiles } from "./erase-program";

/** Some time of a show, in epoch milliseconds. */
interface Shown {
  from: number;
  to: number;
}

interface Erased {
  id: string;
  state: string;
  version: number;
}

interface Row extends Erased, Record<string, unknown> {
  from: Date | null;
  lastSeq: number;
}

const RECORDINGS = `
SELECT r.id, r.state, r.version,
  (SELECT min(COALESCE(s.media_started_at, s.started_at)) FROM show_session s WHERE s.recording_id = r.id) AS "from",
  COALESCE((SELECT seq FROM stage s WHERE s.event_id = r.event_id), 0) AS "lastSeq"
FROM recording r WHERE r.event_id = $1 AND r.source = 'show' AND r.deleted_at IS NULL ORDER BY r.id FOR UPDATE OF r`;

const WROTE_ON_BOARD = `
SELECT 1 FROM (
  SELECT element FROM whiteboard_element WHERE event_id = $1 AND person_id = ANY ($2::text[]) AND NOT deleted
  UNION ALL SELECT element FROM whiteboard_past WHERE event_id = $1 AND person_id = ANY ($2::text[])
) AS written WHERE element ->> 'type' = 'text' LIMIT 1`;

/** With those that nothing plays: what they show isn't known. */
const PICTURES = `
DELETE FROM program_piece p
WHERE p.recording_id = $1 AND p.rendition <> 'sound' AND (
  NOT EXISTS (SELECT 1 FROM program_entry e WHERE e.recording_id = $1 AND e.piece_key = p.key)
  OR EXISTS (
    SELECT 1 FROM program_entry e JOIN show_session s ON s.id = e.session_id
      CROSS JOIN LATERAL (
        SELECT extract(epoch FROM COALESCE(s.media_started_at, s.started_at)) * 1000 + e.media_ms AS from_ms
      ) at
      JOIN unnest($2::float8[], $3::float8[]) AS shown (from_ms, to_ms)
        ON at.from_ms < shown.to_ms AND at.from_ms + e.frames * 1000 / 30.0 > shown.from_ms
    WHERE e.recording_id = $1 AND e.piece_key = p.key))
RETURNING file_key, size_bytes`;

/**
 * Before these people's words are erased from a show's ledger and whiteboard: deletes the pieces of its recordings that show
 * any of them, in the caller's transaction. The programs are composed again without the words.
 */
export async function eraseWordsFromPrograms(ctx: Ctx, eventId: string, words: ErasedWords): Promise<void> {
  const recordings = await ctx.sql<Row>("program_words_recordings", RECORDINGS, [eventId]);
  if (recordings.length === 0) return;
  const [wrote] = await ctx.sql("program_words_board", WROTE_ON_BOARD, [eventId, words.people]);
  for (const { from, lastSeq, id, state, version } of recordings) {
    if (!from) continue;
    const timeline = await new LedgerReader(eventId).read(from, lastSeq);
    const shown = shownTimes(timeline, words, wrote !== undefined);
    if (shown.length > 0 || isNamed(timeline, words)) await eraseShown(ctx, { id, state, version }, shown);
  }
}

/** Returns when something of these people could be read on stage. */
function shownTimes({ stages }: Timeline, words: ErasedWords, wroteOnBoard: boolean): Shown[] {
  const times: Shown[] = [];
  for (const [index, { at, state }] of stages.entries()) {
    if (!(says(state, words) || (wroteOnBoard && state.whiteboard.visible))) continue;
    const to = stages[index + 1]?.at ?? Number.MAX_SAFE_INTEGER;
    const last = times.at(-1);
    if (last?.to === at) last.to = to;
    else times.push({ from: at, to });
  }
  return times;
}

/** Whether the stage ever had words of theirs, seen or not: titles of segments are the program's chapters. */
const isNamed = ({ stages }: Timeline, { people }: ErasedWords): boolean =>
  stages.some(({ state }) => JSON.stringify(withoutWordsOf({ state }, people)) !== JSON.stringify({ state }));

/** Notes, questions and lines of scenes are for the crew. Their titles are slides, if there are no others. */
const says = (state: StageState, { people, questions }: ErasedWords): boolean => {
  const shown: StageState = {
    ...state,
    ...{ emcee_queue: [], scenes: state.deck.visible ? state.scenes : [] },
  };
  const left = withoutWordsOf({ state: withoutTexts(shown, questions) }, people);
  return JSON.stringify(left) !== JSON.stringify({ state: shown });
};

/** The version rises even if nothing was shown, so that no process goes on with what it has read of the ledger. */
async function eraseShown(ctx: Ctx, { id, state, version }: Erased, shown: readonly Shown[]): Promise<void> {
  const files = await eraseFiles(ctx, id);
  const pieces = await ctx.sql<{ file_key: string | null }>("program_words_pieces", PICTURES, [
    id,
    shown.map(({ from }) => from),
    shown.map(({ to }) => to),
  ]);
  const clips = await eraseClips(ctx, id, { times: shown });
  await withdrawErased(ctx, id, []);
  await composeAgain(ctx, { id, state });
  await ctx.db.recording.update({
    where: { id },
    data: { version: version + 1, chapters: [], updatedAt: ctx.realNow },
  });
  ctx.record({
    ...{ subjectType: "recording", subjectId: id },
    after: {
      erased: "words",
      version: version + 1,
      files: files.length + clips.length + pieces.filter(({ file_key: key }) => key !== null).length,
    },
  });
}
