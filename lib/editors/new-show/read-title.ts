import type { Read } from "./read-zone";

const LABEL = /^[\s*_#>-]*(?:title|titel|titre|título|titulo|titolo)\s*[*_]*\s*[:：]\s*(.+)$/imu;
/** In running text, only its quotation marks say where a title ends. */
const IN_TEXT = /(?<!\p{L})(?:title|titel|titre|título|titulo|titolo)\s*[:：]\s*(?=["“„«])/giu;
/** People have titles, too. */
const OF_SOMEONE =
  /(?<!\p{L})(?:guests?|speakers?|hosts?|moderators?|g[aä]ste?|redner(?:in)?|invité[es]*|invitad[oa]s?|convidad[oa]s?|ospit[ei]|sprekers?|job|her|his|their|ihr|sein)(?!\p{L})[^.!?\n]*$/iu;
/** More of a sentence before a title says nothing about it. */
const NEAR = 200;
const QUOTED = /^(?:"([^"\n]+)"|“([^”\n]+)”|„([^“”\n]+)[“”]|«\s?([^»\n]+?)\s?»)(?![\p{L}\p{N}])/u;
/** After a label, more words belong to the title: "“Night” radio". */
const GOES_ON = /^[\s*_]*[\p{L}\p{N}]/u;
const MAX = 120;
const MIN = 4;
const LONGEST_HEADING = 90;
const SENTENCE_END = /[.!?:;,…]$/u;
const GREETING = /^(?:hi|hello|hey|dear|hallo|liebe[rs]?|guten|bonjour|salut|hola|buen[oa]s)\b/iu;

const plain = (line: string): string =>
  line
    .replace(/^[\s#>*_-]+/u, "")
    .replace(/[*_\s]+$/u, "")
    .trim();

const wordsOf = (quoted: RegExpExecArray): string => quoted.slice(1).find(Boolean)?.trim() ?? "";

/** Returns the title after its label; empty without one. */
function labelledIn(brief: string): string {
  const line = LABEL.exec(brief)?.[1];
  if (line !== undefined) {
    const quoted = QUOTED.exec(line);
    return quoted && !GOES_ON.test(line.slice(quoted[0].length)) ? wordsOf(quoted) : plain(line);
  }
  for (const label of brief.matchAll(IN_TEXT)) {
    if (OF_SOMEONE.test(brief.slice(Math.max(0, label.index - NEAR), label.index))) continue;
    const quoted = QUOTED.exec(brief.slice(label.index + label[0].length));
    if (quoted) return wordsOf(quoted);
  }
  return "";
}

/** Reads the show's title from a brief: after a label, or from a heading above the rest. */
export function readTitle(brief: string): Read<string> | null {
  const labelled = labelledIn(brief);
  if (labelled) return { value: labelled.slice(0, MAX), from: labelled };
  const [first = "", ...rest] = brief.split("\n").filter((line) => line.trim() !== "");
  const heading = plain(first);
  if (rest.length === 0 || heading.length < MIN || heading.length > LONGEST_HEADING) return null;
  if (SENTENCE_END.test(heading) || GREETING.test(heading) || heading.includes(":")) return null;
  // A line that begins with a number is a length or a date.
  return /^\d/u.test(heading) ? null : { value: heading, from: heading };
}
