import { textOf } from "@/lib/calls/answers";
import { sql } from "@/lib/platform/database/db";
import { embedder } from "@/lib/providers/embeddings";
import { bytesOf } from "../directions";
import { type StoredSentence, sentenceOf } from "../store-passages";

/** Texts of one call to the model: a second or so. */
const BATCH = 24;

const NEXT = `
SELECT id, heading, language, sentences FROM search_passage
WHERE (sales_call_id = $1 OR document_id = $1) AND engine IS DISTINCT FROM $2
ORDER BY place LIMIT ${BATCH}`;

const KEEP = `
UPDATE search_passage p SET engine = $1, direction = n.direction
FROM unnest($2::bigint[], $3::bytea[]) AS n (id, direction) WHERE p.id = n.id`;

interface Row extends Record<string, unknown> {
  id: bigint;
  heading: string | null;
  language: string;
  sentences: StoredSentence[];
}

/**
 * Computes the missing vectors of a call or document, outside of any transaction. Does nothing without a model, or in a language that
 * the model doesn't know: such passages are found by their words.
 * @returns how many it computed
 */
export async function embedPassages(subject: string, signal?: AbortSignal): Promise<number> {
  const { engine, reason, languages } = await embedder().embedding();
  if (reason !== null) return 0;
  let many = 0;
  for (;;) {
    signal?.throwIfAborted();
    const rows = await sql<Row>("passages_unembedded", NEXT, [subject, engine]);
    const [first] = rows;
    if (!first || (languages !== null && !languages.includes(first.language))) return many;
    const texts = rows.map(({ heading, sentences }) =>
      textOf({ heading, sentences: sentences.map(sentenceOf) }),
    );
    const directions = await embedder().embed(texts, signal);
    // Rows of a call that was corrected in between are gone; its next job has the new ones.
    await sql("passages_embed", KEEP, [engine, rows.map(({ id }) => id), directions.map(bytesOf)]);
    many += rows.length;
  }
}
