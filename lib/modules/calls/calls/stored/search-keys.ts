import { plainOf } from "@/lib/calls";

const MOST_WORDS = 6;

/** Returns a name as filters compare it. */
export const searchKey = (name: string): string => plainOf(name).toLowerCase();

/** Returns the names that tell a person apart, as filters compare them. A first name alone would be many people's. */
export const fullNameKeys = (names: readonly string[]): ReadonlySet<string> =>
  new Set(names.map(searchKey).filter((key) => key.includes(" ")));

/** Returns what names are found by: each whole, and each of its words in a row. "Ann Lee" is found by "lee". */
export function searchKeys(names: Iterable<string>): string[] {
  const keys = new Set<string>();
  for (const name of names) {
    const whole = searchKey(name);
    const words = whole.split(" ").slice(0, MOST_WORDS);
    for (let from = 0; from < words.length; from += 1)
      for (let to = from + 1; to <= words.length; to += 1) keys.add(words.slice(from, to).join(" "));
    keys.add(whole);
  }
  keys.delete("");
  return [...keys];
}
