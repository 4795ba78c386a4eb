const END = /(?<=[.!?…])["”’)\]]*\s+(?=\S)/g;

/**
 * Splits a text into sentences, each spoken in one breath. Periods after titles and initials don't end one.
 */
export function sentencesOf(text: string, titles: ReadonlySet<string>): string[] {
  return text.split(/\n+/).flatMap((line) => {
    const paragraph = line.trim();
    const sentences: string[] = [];
    let from = 0;
    for (const { 0: gap, index } of paragraph.matchAll(END)) {
      const next = index + gap.length;
      if (!endsSentence(paragraph, index, paragraph.slice(next, next + 1), titles)) continue;
      sentences.push(paragraph.slice(from, index));
      from = next;
    }
    return [...sentences, paragraph.slice(from)].filter((sentence) => sentence.trim() !== "");
  });
}

function endsSentence(paragraph: string, end: number, next: string, titles: ReadonlySet<string>): boolean {
  if (next !== next.toUpperCase() && next === next.toLowerCase()) return false;
  if (paragraph[end - 1] !== ".") return true;
  const word = paragraph.slice(paragraph.lastIndexOf(" ", end - 1) + 1, end - 1).replace(/^[("“'‘]+/, "");
  return !(titles.has(word) || (word.length === 1 && word !== word.toLowerCase()));
}

/**
 * Cuts phonemes that are too long for one breath: at a pause, otherwise between words, otherwise anywhere.
 */
export function breathsOf(phonemes: string, most: number): string[] {
  if (phonemes.length <= most) return phonemes === "" ? [] : [phonemes];
  return packed(phonemes.split(/(?<=[,;:—])\s+/), most, (clause) =>
    packed(clause.split(/\s+/), most, (word) => word.match(new RegExp(`.{1,${most}}`, "gsu")) ?? []),
  );
}

function packed(parts: readonly string[], most: number, cut: (part: string) => string[]): string[] {
  const breaths: string[] = [];
  for (const part of parts.flatMap((one) => (one.length > most ? cut(one) : [one]))) {
    const last = breaths.at(-1);
    if (last !== undefined && last.length + 1 + part.length <= most)
      breaths[breaths.length - 1] = `${last} ${part}`;
    else breaths.push(part);
  }
  return breaths;
}
