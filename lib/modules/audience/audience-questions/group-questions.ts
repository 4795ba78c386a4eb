import { publishFeedSoon } from "@/lib/modules/stage/live-feed";
import { asSystem } from "@/lib/operation/as-system";
import type { Ctx } from "@/lib/operation/ctx";
import { sql } from "@/lib/platform/database/db";
import type { Environment } from "@/lib/platform/security/principal";
import { type Embedding, embedder, MAX_TEXTS } from "@/lib/providers/embeddings";
import { groupingOf } from "./grouping-of";
import { bytesOf, directionOf } from "./meaning/direction-bytes";
import { type Asked, type Match, matchQuestions } from "./meaning/match-questions";
import { questionFacts } from "./meaning/question-facts";

/** Older questions are too old to be asked again. */
const MAX_KNOWN = 500;

const OWNER = `
SELECT workspace_id AS "workspaceId", environment, language FROM event WHERE id = $1`;

const NEW = `
SELECT q.id, q.text, q.private, NULL AS "groupId" FROM audience_question q
LEFT JOIN question_meaning m ON m.question_id = q.id
WHERE q.event_id = $1 AND q.state = 'open' AND m.question_id IS NULL
ORDER BY q.created_at, q.id LIMIT ${MAX_TEXTS}`;

const KNOWN = `
SELECT q.id, q.text, q.private, q.group_id AS "groupId", m.direction FROM audience_question q
JOIN question_meaning m ON m.question_id = q.id AND m.engine = $2
WHERE q.event_id = $1 AND q.state = 'open' AND NOT q.apart
ORDER BY q.created_at DESC LIMIT ${MAX_KNOWN}`;

/**
 * Not of one that was erased, answered or dismissed in between. Locked, in the same order in every process, so that an
 * erasure under way is waited for.
 */
const KEEP = `
WITH held AS MATERIALIZED (
  SELECT q.id, q.state = 'open' AND q.text <> '' AS is_open FROM audience_question q
  WHERE q.id = ANY ($3::text[]) ORDER BY q.id FOR NO KEY UPDATE
)
INSERT INTO question_meaning (question_id, event_id, engine, direction)
SELECT n.id, $1, $2, n.direction FROM unnest($3::text[], $4::bytea[]) AS n (id, direction)
JOIN held ON held.id = n.id AND held.is_open
ON CONFLICT DO NOTHING RETURNING question_id AS id`;

/** Locks the questions of a pair that may still be grouped, in the same order in every process. */
const LOCK = `
SELECT id, group_id AS "groupId" FROM audience_question
WHERE id = ANY ($1::text[]) AND state = 'open' AND NOT apart ORDER BY id FOR UPDATE`;

const MAKE = "INSERT INTO question_group (id, event_id) VALUES ($1, $2)";
const JOIN = `
WITH joined AS (UPDATE audience_question SET group_id = $1 WHERE id = ANY ($2::text[]))
UPDATE question_group SET untold = true WHERE id = $1`;

interface Owner extends Record<string, unknown> {
  workspaceId: string;
  environment: Environment;
  language: string;
}

interface Row extends Record<string, unknown> {
  id: string;
  text: string;
  private: boolean;
  groupId: string | null;
  direction: Uint8Array;
}

/**
 * Compares a show's new questions with the known ones and groups those that ask the same. Computes embeddings
 * outside of any transaction. Does nothing without an embedding model, or if the model doesn't support the
 * show's language.
 * @returns how many were added to a group
 */
export async function groupQuestions(eventId: string): Promise<number> {
  const [owner] = await sql<Owner>("questions_owner", OWNER, [eventId]);
  const embedding = await embedder().embedding();
  if (!owner || groupingOf(embedding, owner.language).reason !== null) return 0;
  const rows = await sql<Row>("questions_new", NEW, [eventId]);
  if (rows.length === 0) return 0;
  const directions = await embedder().embed(rows.map(({ text }) => text));
  const fresh = rows.map((row, at) => asked(row, directions[at] as Float32Array));
  const known = await sql<Row>("questions_known", KNOWN, [eventId, embedding.engine]);
  const before = known.reverse().map((row) => asked(row, directionOf(row.direction)));
  const matches = matchQuestions(before, fresh, embedding.alike);
  const grouped = await asSystem("questions.group", owner, (ctx) =>
    keep(ctx, eventId, embedding, fresh, matches),
  );
  if (grouped > 0) publishFeedSoon(eventId);
  return grouped;
}

const asked = ({ id, text, private: isPrivate, groupId }: Row, direction: Float32Array): Asked => ({
  id,
  isPrivate,
  groupId,
  facts: questionFacts(text),
  direction,
});

async function keep(
  ctx: Ctx,
  eventId: string,
  { engine }: Embedding,
  fresh: readonly Asked[],
  matches: readonly Match[],
): Promise<number> {
  const values = [fresh.map(({ id }) => id), fresh.map(({ direction }) => bytesOf(direction))];
  const kept = await ctx.sql<{ id: string }>("question_meanings_keep", KEEP, [eventId, engine, ...values]);
  // A question that was changed in between is already where it belongs.
  const mine = new Set(kept.map(({ id }) => id));
  let grouped = 0;
  for (const match of matches) if (mine.has(match.id) && (await join(ctx, eventId, match))) grouped += 1;
  return grouped;
}

/** Returns false if one of them was answered or removed from its group since the comparison. */
async function join(ctx: Ctx, eventId: string, { id, like }: Match): Promise<boolean> {
  const held = await ctx.sql<{ id: string; groupId: string | null }>("question_pair_lock", LOCK, [
    [id, like],
  ]);
  if (held.length < 2) return false;
  const there = held.find((question) => question.id === like)?.groupId;
  const groupId = there ?? ctx.newId("qgr");
  if (!there) await ctx.sql("question_group_make", MAKE, [groupId, eventId]);
  await ctx.sql("question_group_join", JOIN, [groupId, [id, like]]);
  return true;
}
