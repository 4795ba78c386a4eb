import type { Judged, Sentence } from "@/lib/calls/answers";
import type { Row } from "@/lib/calls/model/answer/answer-request";
import type { Source, Sources } from "./finding/sources-of";
import type { CitationWire } from "./schema";

/** A shorter sentence says little without the one before it. */
const SHORT = 24;

/** Returns sentences as citations. "Not today." comes with the question that it replies to. */
export function citationsOf(lines: readonly Judged[], sources: Sources): CitationWire[] {
  return lines.flatMap(({ stretch, sentence }) => {
    const source = sources.get(stretch.source);
    if (!source) return [];
    const before = stretch.sentences.find(({ at }) => at === sentence.at - 1);
    const cited =
      sentence.text.length < SHORT && before?.text.trim().endsWith("?") ? [before, sentence] : [sentence];
    return cited.map((one) => citation(one, source, stretch.heading));
  });
}

/** Returns what a model's answer stands on as citations. */
export const citationsOfRows = (rows: readonly Row[], sources: Sources): CitationWire[] =>
  rows.flatMap(({ stretch, sentence }) => {
    const source = sources.get(stretch.source);
    return source ? [citation(sentence, source, stretch.heading)] : [];
  });

const citation = (
  { speaker, start_sec, text }: Sentence,
  { kind, id, corrections }: Source,
  heading: string | null,
) =>
  kind === "call"
    ? {
        ...{ call_id: id, speaker, start_sec, quote: text },
        corrections: corrections.filter(
          ({ quote, added }) => quote === text || (added && text.length >= SHORT && quote.includes(text)),
        ),
      }
    : { document_id: id, heading, quote: text };
