/** A stretch of the brief with its offset. */
export interface Span {
  text: string;
  at: number;
}

const MAX = 1_200;
const END =
  /[.!?…]+["”»)]*(?=\s+["“„«¿¡(]?[\p{L}\p{N}])|[。！？](?=\S)|[!?](?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])|[;；](?=\s+\p{Lu}[\p{L} ]{1,24}:)/gu;
const ABBREVIATION =
  /(?:^|[\s(])(?:\p{L}|e\.g|i\.e|z\.b|u\.a|bzw|usw|evtl|ggf|etc|vgl|inkl|incl|excl|p\.ej|es|av|p\.es|dr|prof|mr|mrs|ms|st|inc|ltd|corp|co|ca|approx|bzw|vs|no|nr|sr|sra|dra|ing|dott|mme|mlle|std|dhr|mevr)\.$/iu;

/** Splits a line into sentences. Initials, "Dr." and times of day don't end one. */
export function sentencesOf(line: Span): Span[] {
  const found: Span[] = [];
  let from = 0;
  for (const match of line.text.matchAll(END)) {
    const to = match.index + match[0].length;
    if (
      match[0] === "." &&
      /\d\s?$/u.test(line.text.slice(from, match.index)) &&
      /^\s+\d/u.test(line.text.slice(to))
    )
      continue;
    const before = line.text.slice(Math.max(0, to - 9), to);
    // German "5 Min. Pause" continues; French "25 min. Notre invité" starts a new sentence.
    if (/\bMin\.$/.test(before) || (/\bmin\.$/.test(before) && /^\s+\p{Ll}/u.test(line.text.slice(to))))
      continue;
    if (match[0] === "." && ABBREVIATION.test(before)) continue;
    push(found, line, from, to);
    from = to;
  }
  push(found, line, from, line.text.length);
  return found;
}

function push(found: Span[], line: Span, from: number, to: number): void {
  const raw = line.text.slice(from, Math.min(to, from + MAX));
  const lead = raw.length - raw.trimStart().length;
  const text = raw.trim();
  if (text) found.push({ text, at: line.at + from + lead });
}
