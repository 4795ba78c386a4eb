type Knows = (word: string) => boolean;

const DOUBLED_ING = /([bcdgklmnprstvxz])\1ing$|cking$/;

/** "boxes" is "box" with an ending, "flies" is "fly". Null if it contains no known word. */
export function stemOfS(word: string, knows: Knows): string | null {
  if (word.length < 3 || !word.endsWith("s")) return null;
  const [one, two, three] = [word.slice(0, -1), word.slice(0, -2), `${word.slice(0, -3)}y`];
  if (!word.endsWith("ss") && knows(one)) return one;
  const es = word.length > 4 && word.endsWith("es") && !word.endsWith("ies");
  if ((word.endsWith("'s") || es) && knows(two)) return two;
  return word.length > 4 && word.endsWith("ies") && knows(three) ? three : null;
}

/** "baked", "kissed". */
export function stemOfEd(word: string, knows: Knows): string | null {
  if (word.length < 4 || !word.endsWith("d")) return null;
  const [one, two] = [word.slice(0, -1), word.slice(0, -2)];
  if (!word.endsWith("dd") && knows(one)) return one;
  const ed = word.length > 4 && word.endsWith("ed") && !word.endsWith("eed");
  return ed && knows(two) ? two : null;
}

/** "backing", "baking", "stopping". */
export function stemOfIng(word: string, knows: Knows): string | null {
  if (word.length < 5 || !word.endsWith("ing")) return null;
  const stem = word.slice(0, -3);
  if (word.length > 5 && knows(stem)) return stem;
  if (knows(`${stem}e`)) return `${stem}e`;
  const doubled = word.length > 5 && DOUBLED_ING.test(word) && knows(word.slice(0, -4));
  return doubled ? word.slice(0, -4) : null;
}
