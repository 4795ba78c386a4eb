import stored from "./known-words.json" with { type: "json" };

/** Bits that each word sets, so that few words that aren't in the list seem to be. */
const HASHES = 5;
const SHORTEST_PART = 4;

/** Whether a word has an entry, is put together from words that do, or has none, as invented names of companies have none. */
type Kind = "listed" | "compound" | "unlisted";

type Language = keyof typeof stored;
const loaded = new Map<Language, Uint8Array>();

/** Looks a word, in lower case, up in the list of a language; German takes over English words. */
export function kindOfWord(word: string, code: string): Kind {
  const languages: readonly Language[] = code === "de" ? ["de", "en"] : ["en"];
  const isListed = (one: string): boolean => languages.some((language) => has(language, one));
  const forms = [word, word.replace(/(?:'s|s|es|en|n|e)$/u, "")];
  if (forms.some(isListed)) return "listed";
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1) {
    const [first, rest] = [word.slice(0, at), word.slice(at)];
    if (isListed(rest) && (isListed(first) || isListed(first.replace(/s$/u, "")))) return "compound";
  }
  return "unlisted";
}

/** Packs words so that they can be looked up, with eight bits a word (a Bloom filter). */
export function packedWords(words: readonly string[]): string {
  const bits = new Uint8Array(words.length);
  for (const word of words)
    for (const at of placesOf(word, bits.length)) bits[at >> 3] = (bits[at >> 3] ?? 0) | (1 << (at & 7));
  return Buffer.from(bits).toString("base64");
}

function has(language: Language, word: string): boolean {
  let bits = loaded.get(language);
  if (!bits) {
    bits = Buffer.from(stored[language], "base64");
    loaded.set(language, bits);
  }
  const known = bits;
  return placesOf(word, known.length).every((at) => ((known[at >> 3] ?? 0) >> (at & 7)) & 1);
}

function placesOf(word: string, bytes: number): number[] {
  const [first, step] = [hashOf(word, 0x811c9dc5), hashOf(word, 0x01234567) | 1];
  return Array.from({ length: HASHES }, (_, at) => ((first + Math.imul(at, step)) >>> 0) % (bytes * 8));
}

function hashOf(word: string, seed: number): number {
  let hash = seed;
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return hash ^ (hash >>> 13);
}
