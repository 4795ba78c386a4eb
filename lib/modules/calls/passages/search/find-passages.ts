import type { Sentence } from "@/lib/calls/answers";
import type { Ctx } from "@/lib/operation/ctx";
import { ownedBy } from "@/lib/operation/owned";
import { likenessOf } from "../directions";
import { scopedStems } from "../scoped-words";
import { type StoredSentence, sentenceOf } from "../store-passages";
import { joinRanks } from "./join-ranks";
import { wordQuery } from "./word-query";

/** What to look in. Ids are those of rows. */
export interface PassageFilter {
  /** Only these calls; null for all calls and documents. */
  salesCallIds: readonly string[] | null;
}

export interface FoundPassage {
  id: bigint;
  salesCallId: string | null;
  documentId: string | null;
  heading: string | null;
  language: string;
  /** Whether it has a vector of the current model. */
  hasMeaning: boolean;
  sentences: Sentence[];
}

export interface FoundPassages {
  passages: FoundPassage[];
  /** How much a word tells, by how few passages have it. */
  weightOf: (stem: string) => number;
}

/** Words that more passages have are only used together with others. */
const MANY = 2_000;
/** Passages that the words find, from which vectors choose. */
const BY_WORDS = 300;
/** Up to so many passages, all are compared by meaning, also those without any word in common. */
const ALL = 3_000;
const FOUND = 24;

const COUNT = `
SELECT (SELECT count(*)::int FROM (SELECT 1 FROM search_passage
  WHERE workspace_id = $1 AND environment = $2::"Environment" AND words @@ w::tsquery LIMIT ${MANY}) f) AS many
FROM unnest($3::text[]) WITH ORDINALITY AS a (w, place) ORDER BY place`;

const TOTAL = `
SELECT count(*)::int AS many FROM (SELECT 1 FROM search_passage p
  WHERE workspace_id = $1 AND environment = $2::"Environment" AND ($3::text[] IS NULL OR sales_call_id = ANY ($3)) LIMIT ${ALL + 1}) f`;

const BY_WORD = `
SELECT p.id, p.engine, p.direction FROM search_passage p,
  LATERAL (SELECT sum(weight) AS score FROM unnest($4::tsquery[], $5::float8[]) AS t (word, weight) WHERE p.words @@ t.word) s
WHERE p.workspace_id = $1 AND p.environment = $2::"Environment" AND p.words @@ $3::tsquery
  AND ($6::text[] IS NULL OR p.sales_call_id = ANY ($6))
ORDER BY s.score DESC, p.id LIMIT ${BY_WORDS}`;

const BY_MEANING = `
SELECT id, engine, direction FROM search_passage
WHERE workspace_id = $1 AND environment = $2::"Environment" AND engine = $3
  AND ($4::text[] IS NULL OR sales_call_id = ANY ($4)) LIMIT ${ALL}`;

const READ = `
SELECT id, sales_call_id AS "salesCallId", document_id AS "documentId", heading, language, engine, sentences
FROM search_passage WHERE id = ANY ($1::bigint[])`;

interface Ranked extends Record<string, unknown> {
  id: bigint;
  engine: string | null;
  direction: Uint8Array | null;
}

interface Read extends Record<string, unknown> {
  id: bigint;
  salesCallId: string | null;
  documentId: string | null;
  heading: string | null;
  language: string;
  engine: string | null;
  sentences: StoredSentence[];
}

/**
 * Finds the passages that most likely answer: by their words, then by meaning among those; in a small workspace by meaning among all.
 * @param meaning the question's vector and its model; null to go by words alone
 */
export async function findPassages(
  ctx: Ctx,
  stems: readonly string[],
  { salesCallIds }: PassageFilter,
  meaning: { engine: string; direction: Float32Array } | null,
): Promise<FoundPassages> {
  const { workspaceId, environment } = ownedBy(ctx);
  const owner = [workspaceId, environment];
  const words = scopedStems(ctx, stems).map(quoted);
  const counts = await ctx.sql<{ many: number }>("passages_count", COUNT, [...owner, words]);
  const [total] = await ctx.sql<{ many: number }>("passages_total", TOTAL, [...owner, salesCallIds]);
  const all = Math.max(total?.many ?? 0, ...counts.map(({ many }) => many), 1);
  const weights = counts.map(({ many }) => Math.log(1 + all / (1 + many)));
  const weightOf = weigher(stems, weights, all);
  const query = wordQuery(
    words,
    counts.map(({ many }) => many),
    MANY,
  );
  const byWords =
    query === null
      ? []
      : await ctx.sql<Ranked>("passages_by_words", BY_WORD, [...owner, query, words, weights, salesCallIds]);
  const close = meaning
    ? (total?.many ?? 0) <= ALL
      ? await ctx.sql<Ranked>("passages_by_meaning", BY_MEANING, [...owner, meaning.engine, salesCallIds])
      : byWords
    : [];
  const ids = joinRanks(
    byWords.map(({ id }) => id),
    meaning ? byLikeness(close, meaning) : [],
  ).slice(0, FOUND);
  const rows = await ctx.sql<Read>("passages_read", READ, [ids]);
  const passages = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  return {
    weightOf,
    passages: passages.map(({ engine, sentences, ...row }) => ({
      ...row,
      hasMeaning: engine !== null && engine === meaning?.engine,
      sentences: sentences.map(sentenceOf),
    })),
  };
}

function byLikeness(
  rows: readonly Ranked[],
  { engine, direction }: { engine: string; direction: Float32Array },
): bigint[] {
  return rows
    .flatMap((row) =>
      row.engine === engine && row.direction
        ? [{ id: row.id, likeness: likenessOf(direction, row.direction) }]
        : [],
    )
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, BY_WORDS)
    .map(({ id }) => id);
}

function weigher(
  stems: readonly string[],
  weights: readonly number[],
  all: number,
): (stem: string) => number {
  const known = new Map(stems.map((stem, index) => [stem, weights[index] ?? 0]));
  return (stem) => known.get(stem) ?? Math.log(1 + all);
}

const quoted = (word: string): string => `'${word.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
