import type { Line, Reading } from "./read-lines";

const POLL =
  /^\s*(?:live[\s-])?(?:polls?|umfragen?|sondages?|encuestas?|enquetes?|sondagg[io]|peilingen|peiling|アンケート|投票)\s?\d?\s?[:：]/iu;
const GAP = /\n[ \t]*\n/u;

const ASKS = /[?？]["”»)]*\s*$/u;
/** "Poll: yes" dictates nothing, and what is listed below it is something else. */
const NO_QUESTION =
  /[:：]\s*(?:yes|no|ok|one|two|three|some|optional|tbd|ja|nein|eine?|zwei|oui|non|une|deux|sí|una|dos|sim|não|uma|duas|sì|due|nee|een|twee|\d{1,2})(?![\p{L}])(?!.*[?？])/iu;

/** Returns where the answers of a poll start that are bullets right below its question, and its other sentences. */
export function readPolls({
  lines,
  sentences,
  source,
}: Reading): Record<"bullets" | "sentences", Set<number>> {
  const bullets = new Set<number>();
  let above: Line | undefined;
  for (const line of lines) {
    const starts = POLL.test(line.text);
    // In a list, the items below a poll are the list's own.
    const follows = above !== undefined && line.bullet && !GAP.test(source.slice(above.at, line.at));
    if (follows || (starts && line.bullet)) bullets.add(line.at);
    above = (starts && !line.bullet && !NO_QUESTION.test(line.text)) || follows ? line : undefined;
  }
  const said = sentences.filter(
    ({ text }, index) =>
      POLL.test(text) ||
      (POLL.test(sentences[index - 1]?.text ?? "") && ASKS.test(sentences[index - 1]?.text ?? "")),
  );
  return { bullets, sentences: new Set(said.map(({ at }) => at)) };
}
