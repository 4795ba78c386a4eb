import { idsOf, type Network } from "@/lib/platform/models/running/network";

export interface Letters {
  in: readonly string[];
  out: readonly string[];
  /** Maximum number of letters of a word that the network accepts. */
  maxlen: number;
}

/** Returns the phonemes of a word that no dictionary has: a small network reads its letters. */
export function unknownWordReader(network: Network, letters: Letters) {
  const numbers = new Map(letters.in.map((letter, index) => [letter, index + 1]));
  return async (word: string): Promise<string> => {
    const ids = [...word].flatMap((letter) => numbers.get(letter) ?? []).slice(0, letters.maxlen);
    if (ids.length === 0) return "";
    const { ids: sounds } = await network.run({ chars: idsOf(ids) });
    return collapsed(sounds?.data ?? [], letters.out);
  };
}

/** The network repeats a phoneme for its duration, and returns 0 between phonemes. */
function collapsed(ids: ArrayLike<number | bigint>, sounds: readonly string[]): string {
  const numbers = Array.from(ids, Number);
  return numbers
    .map((id, index) => (id === 0 || id === numbers[index - 1] ? "" : (sounds[id - 1] ?? "")))
    .join("");
}
