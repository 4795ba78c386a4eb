import type { Said } from "../../transcript/said";
import stored from "./common-words.json" with { type: "json" };

/** In how many calls a word was heard. A word that few calls have is more likely a name. */
export type Commonness = "often" | "some" | "rare";

const OFTEN = 5;

export const commonnessOf = (calls: number): Commonness =>
  calls >= OFTEN ? "often" : calls >= 1 ? "some" : "rare";

/** Different words of a call, in lower case. */
export const wordsOfCall = (said: readonly Said[]): Set<string> =>
  new Set(said.flatMap(({ low }) => low.match(/[\p{L}\p{N}]+/gu) ?? []));

/** Words of two calls or more, apart by spaces. */
export type CommonWords = Readonly<Record<Exclude<Commonness, "rare">, string>>;

let loaded: ReadonlyMap<string, Commonness> | undefined;

/** Takes other words instead, as cross-validation does. */
export function replaceCommonWords({ often, some }: CommonWords): void {
  loaded = new Map([
    ...some.split(" ").map((one) => [one, "some"] as const),
    ...often.split(" ").map((one) => [one, "often"] as const),
  ]);
}

/** How common a word is in the training calls. Those that only one has are taken as rare. */
export function commonness(word: string): Commonness {
  if (!loaded) replaceCommonWords(stored);
  return loaded?.get(word) ?? "rare";
}
