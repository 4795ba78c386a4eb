import type { Read } from "./read-zone";

const LABEL = /^[\s*_#>-]*(?:title|titel|titre|título|titulo|titolo)\s*[*_]*\s*[:：]\s*(.+)$/imu;
/** In running text, only its quotation marks say where a title ends. */
const QUOTED =
  /(?<!\p{L})(?:title|titel|titre|título|titulo|titolo)\s*[:：]\s*(?:"([^"\n]+)"|“([^”\n]+)”|„([^“”\n]+)[“”]|«\s?([^»\n]+?)\s?»)/iu;
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

/** Reads the show's title from a brief: after a label, or from a heading above the rest. */
export function readTitle(brief: string): Read<string> | null {
  const quoted = QUOTED.exec(brief)?.slice(1).find(Boolean);
  const labelled = quoted?.trim() ?? plain(LABEL.exec(brief)?.[1] ?? "");
  if (labelled) return { value: labelled.slice(0, MAX), from: labelled };
  const [first = "", ...rest] = brief.split("\n").filter((line) => line.trim() !== "");
  const heading = plain(first);
  if (rest.length === 0 || heading.length < MIN || heading.length > LONGEST_HEADING) return null;
  if (SENTENCE_END.test(heading) || GREETING.test(heading) || heading.includes(":")) return null;
  // A line that begins with a number is a length or a date.
  return /^\d/u.test(heading) ? null : { value: heading, from: heading };
}
