type Node = { next: Map<string, Node>; ends: boolean };

const node = (): Node => ({ next: new Map(), ends: false });

/** Expands "{ask} you mind" into a phrase for each word of its classes. */
function expanded(template: string, classes: Readonly<Record<string, string>>): string[][] {
  return template.split(" ").reduce<string[][]>(
    (so_far, word) => {
      const options = (/^\{(\w+)\}$/.exec(word)?.[1] ?? null) as string | null;
      const words = options === null ? [word] : (classes[options] ?? "").split("|");
      return so_far.flatMap((phrase) => words.map((each) => [...phrase, ...each.split(" ")]));
    },
    [[]],
  );
}

/** Phrases with lookup by words. */
export type Phrases = {
  /**
   * Returns the number of words of the longest phrase at the beginning, 0 if none; words of `between` may be
   * inside.
   */
  lengthAt: (words: readonly string[], start?: number) => number;
  /** Whether the words are exactly one of the phrases. */
  has: (words: readonly string[]) => boolean;
};

export function phrasesOf(
  templates: readonly string[],
  classes: Readonly<Record<string, string>> = {},
  between: ReadonlySet<string> = new Set(),
): Phrases {
  const root = node();
  for (const phrase of templates.flatMap((template) => expanded(template, classes))) {
    let at = root;
    for (const word of phrase) {
      const next = at.next.get(word) ?? node();
      at.next.set(word, next);
      at = next;
    }
    at.ends = true;
  }
  const lengthAt = (words: readonly string[], start = 0): number => {
    let longest = 0;
    let at = root;
    for (let end = start; end < words.length; end += 1) {
      const word = words[end] ?? "";
      const next = at.next.get(word);
      if (!next && (at === root || !between.has(word))) break;
      at = next ?? at;
      if (next?.ends) longest = end + 1 - start;
    }
    return longest;
  };
  return { lengthAt, has: (words) => words.length > 0 && lengthAt(words) === words.length };
}
