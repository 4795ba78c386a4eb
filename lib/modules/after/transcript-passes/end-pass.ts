import type { Prisma } from "@/lib/generated/prisma/client";
import { IS_SINCE_PASS, isErased, lastPass, readWords, type StoredWord } from "@/lib/modules/after/playback";
import { type EditDetails, wordsOf } from "@/lib/modules/after/program-edits";
import { lockTranscript, passTask } from "@/lib/modules/after/transcripts";
import { asSystem } from "@/lib/operation/as-system";
import type { Ctx } from "@/lib/operation/ctx";
import { withdrawTasks } from "@/lib/platform/supervised-tasks/request-tasks";
import { type CarriedCorrection, type CorrectedLine, carryCorrections } from "./carry-corrections";
import type { PassAt } from "./pass-rows";

/** Why a pass came to nothing. */
export type PassFailure = "not_installed" | "language" | "failed";

/** A line without its case and punctuation. */
const bare = (text: string): string => `regexp_replace(lower(${text}), '[^[:alnum:]]+', ' ', 'g')`;

/** Captions of a busy moment may be timed this much too late, in milliseconds. */
const LATE_MS = 3_000;

/**
 * Lines stay as they were heard live where no microphone is stored (the announcer's, and gaps in a capture), and where nothing
 * was heard in it: a capture may be silent, so that's no reason to lose words. But not if the same words were heard just before,
 * or of someone who was erased.
 */
const KEEP_CAPTIONS = `
INSERT INTO transcript_segment (pass_id, id, session_id, person_id, name, from_ms, to_ms, text)
SELECT $1, l.id, l.session_id, l.person_id, l.name, l.from_ms, l.to_ms, l.text FROM (
  SELECT c.*, (extract(epoch FROM c.started_at - COALESCE(s.media_started_at, s.started_at)) * 1000)::float8 AS from_ms,
    (extract(epoch FROM c.ended_at - COALESCE(s.media_started_at, s.started_at)) * 1000)::float8 AS to_ms
  FROM show_session s JOIN caption_line c ON c.event_id = s.event_id AND c.session_id = s.id
  WHERE s.recording_id = $2 AND c.text <> '' AND NOT ${isErased("$2")}
) l
WHERE (l.to_ms - l.from_ms) / 2 > COALESCE((
  SELECT sum(LEAST(l.to_ms, t.to_ms) - GREATEST(l.from_ms, t.from_ms)) FROM transcript_stretch t
  WHERE t.pass_id = $1 AND t.person_id = l.person_id AND t.session_id = l.session_id
    AND t.from_ms < l.to_ms AND t.to_ms > l.from_ms), 0)
  OR NOT EXISTS (
    SELECT 1 FROM transcript_segment g WHERE g.pass_id = $1 AND g.person_id = l.person_id AND g.session_id = l.session_id
      AND g.from_ms < l.to_ms AND (g.to_ms > l.from_ms
        OR g.to_ms > l.from_ms - ${LATE_MS} AND position(btrim(${bare("l.text")}) IN ${bare("g.text")}) > 0))
ON CONFLICT DO NOTHING`;

/** Makes the transcript what a pass heard, as its next version, with the corrections whose words still stand. */
export async function endPass(pass: PassAt): Promise<void> {
  const { id, recordingId, slug, language } = pass;
  await asSystem(passTask.kind, pass, async (ctx) => {
    await lockTranscript(ctx, { slug });
    const row = await ctx.db.transcriptPass.findUnique({ where: { id } });
    if (row?.state !== "running") return;
    const before = await ctx.db.transcript.findUnique({ where: { recordingId } });
    const version = (before?.version ?? 1) + 1;
    await ctx.sql("transcript_captions", KEEP_CAPTIONS, [id, recordingId]);
    const corrected = await readCorrected(ctx, recordingId, version);
    const segments = await ctx.db.transcriptSegment.findMany({ where: { passId: id } });
    const lines = segments.map(({ personId, words, ...line }) => ({
      ...{ ...line, saidBy: personId },
      words: readWords(words as StoredWord[] | null),
    }));
    const known = await readKnown(ctx, recordingId, version);
    const carried = carryCorrections(corrected, lines, known);
    await storeCarried(ctx, { recordingId, version, carried });
    const updated = { version, updatedAt: ctx.realNow };
    await ctx.db.transcript.upsert({
      where: { recordingId },
      create: { recordingId, ...updated },
      update: updated,
    });
    await ctx.db.transcriptPass.update({
      where: { id },
      data: { state: "ready", version, updatedAt: ctx.realNow },
    });
    const words = segments.reduce((sum, { text }) => sum + text.split(/\s+/).filter(Boolean).length, 0);
    ctx.record({
      ...{ subjectType: "recording", subjectId: recordingId },
      after: { transcript_version: version, segments: segments.length, words, corrections: carried.length },
    });
    ctx.emit({
      type: "transcript.ready",
      eventSlug: slug,
      data: { event_slug: slug, transcript_id: id, language, words, draft: false },
    });
    await withdrawTasks(passTask, [id]);
  });
}

/** SQL: the lines before a version, as they were heard. */
const HEARD = `
  WITH ${lastPass("< $2")}
  SELECT g.id, g.session_id, g.person_id, g.name, g.text, g.from_ms, g.to_ms
  FROM pass JOIN transcript_segment g ON g.pass_id = pass.id
  UNION ALL
  SELECT c.id, c.session_id, c.person_id, c.name, c.text,
    (extract(epoch FROM c.started_at - COALESCE(s.media_started_at, s.started_at)) * 1000)::float8,
    (extract(epoch FROM c.ended_at - COALESCE(s.media_started_at, s.started_at)) * 1000)::float8
  FROM show_session s JOIN caption_line c ON c.event_id = s.event_id AND c.session_id = s.id
  WHERE s.recording_id = $1 AND ${IS_SINCE_PASS}`;

const CORRECTED = `
SELECT c.id, c.session_id AS "sessionId", c.person_id AS "saidBy", c.from_ms AS "fromMs", c.to_ms AS "toMs",
  json_build_object('text', c.text, 'personId', c.person_id, 'name', c.name) AS heard,
  json_build_object('text', k.text, 'personId', k.person_id, 'name', k.name) AS corrected
FROM (
  SELECT DISTINCT ON (segment_id) * FROM transcript_correction WHERE recording_id = $1 AND version < $2
  ORDER BY segment_id, version DESC
) k JOIN (${HEARD}) c ON c.id = k.segment_id
ORDER BY c.session_id, c.from_ms, c.id`;

/** Returns the lines that were corrected before a version, with what they say. */
const readCorrected = (
  ctx: Pick<Ctx, "sql">,
  recordingId: string,
  version: number,
): Promise<CorrectedLine[]> =>
  ctx.sql<CorrectedLine & Record<string, unknown>>("transcript_corrected", CORRECTED, [recordingId, version]);

/** Returns the lines that were there before a version, and those with words that edits name. */
async function readKnown(
  ctx: Pick<Ctx, "sql" | "db">,
  recordingId: string,
  version: number,
): Promise<Set<string>> {
  const heard = await ctx.sql<{ id: string }>("transcript_known", `SELECT c.id FROM (${HEARD}) c`, [
    recordingId,
    version,
  ]);
  const edits = await ctx.db.recordingEdit.findMany({ where: { recordingId, undoneAt: null } });
  const named = edits.flatMap(({ details }) => wordsOf(details as EditDetails | null));
  return new Set([...heard.map(({ id }) => id), ...named.map(({ segmentId }) => segmentId)]);
}

interface Carried {
  recordingId: string;
  version: number;
  carried: readonly CarriedCorrection[];
}

/** They stay their authors'. */
async function storeCarried(ctx: Ctx, { recordingId, version, carried }: Carried): Promise<void> {
  const ids = [...new Set(carried.map(({ from }) => from.id))];
  const rows = await ctx.db.transcriptCorrection.findMany({
    where: { recordingId, segmentId: { in: ids } },
    orderBy: { version: "asc" },
  });
  const authors = new Map(rows.map((row) => [row.segmentId, row]));
  await ctx.db.transcriptCorrection.createMany({
    data: carried.flatMap(({ from, ...row }): Prisma.TranscriptCorrectionCreateManyInput[] => {
      const author = authors.get(from.id);
      if (!author) return [];
      const { authorType, authorName, createdAt } = author;
      return [{ recordingId, version, ...row, authorType, authorName, createdAt }];
    }),
    skipDuplicates: true,
  });
}

/** Ends a pass without a result. The transcript stays as it was. */
export async function failPass(pass: PassAt, failure: PassFailure): Promise<void> {
  await asSystem(passTask.kind, pass, async (ctx) => {
    const { id, recordingId } = pass;
    const { count } = await ctx.db.transcriptPass.updateMany({
      where: { id, state: "running" },
      data: { state: "failed", failure, updatedAt: ctx.realNow },
    });
    if (count > 0)
      ctx.record({
        ...{ subjectType: "recording", subjectId: recordingId },
        after: { transcript_pass: "failed", failure },
      });
    await ctx.db.transcriptSegment.deleteMany({ where: { passId: id } });
    await withdrawTasks(passTask, [id]);
  });
}
