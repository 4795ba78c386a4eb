import { type Passage, type Sentence, textOf } from "@/lib/calls/answers";
import type { Ctx } from "@/lib/operation/ctx";
import { ownedBy } from "@/lib/operation/owned";
import { embedPassagesJob } from "./embedding/embed-passages-job";
import { scopedWords } from "./scoped-words";

/** Whose passages they are: a row of `sales_call` or of `knowledge_document`. */
export type PassagesOf = { salesCallId: string } | { documentId: string };

/** A sentence as stored. */
export type StoredSentence = [
  at: number,
  line: number,
  speaker: string | null,
  startSec: number | null,
  text: string,
];

const DROP = "DELETE FROM search_passage WHERE sales_call_id = $1 OR document_id = $2";
const INSERT = `
INSERT INTO search_passage (workspace_id, environment, sales_call_id, document_id, language, place, heading, sentences, words)
SELECT $1, $2::"Environment", $3, $4, $5, place - 1, heading, sentences::jsonb, array_to_tsvector(string_to_array(words, ' '))
FROM unnest($6::text[], $7::text[], $8::text[]) WITH ORDINALITY AS p (heading, sentences, words, place)`;
/** Rows of one statement. */
const BATCH = 500;
/** Each is stored with every passage. A call may list hundreds of people. */
const MOST_COMMON = 300;

interface Stored {
  of: PassagesOf;
  passages: readonly Passage[];
  language: string;
  /** Words that find every passage: the title, companies and people. */
  about: string;
}

/** Replaces the passages of a call or document. They're found by their words from now on, and by their meaning after a job. */
export async function storePassages(ctx: Ctx, { of, passages, language, about }: Stored): Promise<void> {
  const ids = { salesCallId: null, documentId: null, ...of };
  await ctx.sql("passages_drop", DROP, [ids.salesCallId, ids.documentId]);
  const { workspaceId, environment } = ownedBy(ctx);
  const common = scopedWords(ctx, about).slice(0, MOST_COMMON);
  for (let from = 0; from < passages.length; from += BATCH) {
    const batch = passages.slice(from, from + BATCH);
    await ctx.sql("passages_insert", INSERT, [
      ...[workspaceId, environment, ids.salesCallId, ids.documentId, language],
      batch.map(({ heading }) => heading),
      batch.map(({ sentences }) => JSON.stringify(sentences.map(toStored))),
      batch.map((passage) => [...new Set([...scopedWords(ctx, textOf(passage)), ...common])].join(" ")),
    ]);
  }
  if (passages.length === 0) return;
  const subject = ids.salesCallId ?? ids.documentId ?? "";
  ctx.enqueue(embedPassagesJob, { workspace_id: workspaceId }, { subject });
}

const toStored = ({ at, line, speaker, start_sec, text }: Sentence): StoredSentence => [
  at,
  line,
  speaker,
  start_sec,
  text,
];
export const sentenceOf = ([at, line, speaker, start_sec, text]: StoredSentence): Sentence => ({
  ...{ at, line, speaker, start_sec, text },
});
