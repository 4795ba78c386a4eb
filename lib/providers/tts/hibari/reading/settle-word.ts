import { isJunk } from "./sounds";
import { PRIMARY, stressed, weightOf } from "./stress";
import type { Token } from "./token";

const kindOf = (letter: string): string =>
  /\p{L}/u.test(letter) ? "letter" : /\d/.test(letter) ? "digit" : "sign";

/**
 * Combines separately read pieces into one word: with pauses between different kinds, with a single stress
 * within one kind.
 */
export function settle(word: readonly Token[]): void {
  const text = word
    .map((piece) => piece.text + piece.space)
    .join("")
    .trimEnd();
  const kinds = new Set([...text].filter((letter) => !isJunk(letter)).map(kindOf));
  const apart = /[ /]/.test(text) || kinds.size > 1;
  for (const piece of word.slice(1)) piece.spaceBefore = apart;
  if (!apart) softenAll(word);
}

function softenAll(word: readonly Token[]): void {
  const said = word.filter(({ phonemes }) => phonemes);
  for (const piece of tooStrong(said)) piece.phonemes = stressed(piece.phonemes ?? "", -0.5);
}

const isStrong = ({ phonemes }: Token): boolean => phonemes?.includes(PRIMARY) ?? false;
const rank = (piece: Token): number => (isStrong(piece) ? 1_000 : 0) + weightOf(piece.phonemes ?? "");

/**
 * Returns the pieces to weaken: the one after a single letter, or the lighter half if most of several pieces
 * are stressed.
 */
function tooStrong(said: readonly Token[]): readonly Token[] {
  const [first] = said;
  if (said.length === 2 && first?.text.length === 1) return said.slice(1);
  if (said.length < 2 || said.filter(isStrong).length <= Math.floor((said.length + 1) / 2)) return [];
  return said.toSorted((one, other) => rank(one) - rank(other)).slice(0, Math.floor(said.length / 2));
}
