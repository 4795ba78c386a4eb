/** Longer ones aren't accepted as a quote. */
const LONGEST = 400;

/** Nothing is added from signs alone, such as "…". */
export const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** Cuts a line into sentences to choose from. Any words of a sentence find it, so long ones are cut as well. */
export function sentencesIn(text: string, language: string): string[] {
  const cut = new Intl.Segmenter(language, { granularity: "sentence" }).segment(text);
  return [...cut].flatMap(({ segment }) => parts(segment.trim())).filter(hasWords);
}

function parts(sentence: string): string[] {
  if (sentence.length <= LONGEST) return [sentence];
  const space = sentence.lastIndexOf(" ", LONGEST);
  const end = space > 0 ? space : LONGEST;
  const isHalf = /[\uDC00-\uDFFF]/u.test(sentence.charAt(end));
  const at = isHalf ? end - 1 : end;
  return [sentence.slice(0, at).trim(), ...parts(sentence.slice(at).trim())];
}
