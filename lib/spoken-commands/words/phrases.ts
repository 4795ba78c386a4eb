type Node = { next: Map<string, Node>; ends: boolean };

const node = (): Node => ({ next: new Map(), ends: false });

/** "{ask} you mind" stands for as many phrases as its classes have words. */
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

/** Phrases that are looked up word by word. */
export type Phrases = {
  /** How many words the longest phrase at the beginning takes; words of `between` may stand inside. 0: none. */
  lengthAt: (words: readonly string[], start?: number) => number;
  /** Whether the words are one of the phrases and nothing else. */
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
