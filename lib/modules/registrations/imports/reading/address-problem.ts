import { oneLine } from "@/lib/platform/text/one-line";

const MAX = 254;
const ADDRESS = /^[^\s@<>"(),:;[\]\\\p{C}]+@[^\s@<>"(),:;[\]\\\p{C}]+\.[^\s@<>"(),:;[\]\\\p{C}]+$/u;
const SCRIPTS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

/** Why this isn't one person's email address; undefined if it is. `ascii` is the stored form. */
export function addressProblem(text: string, ascii: string | undefined): string | undefined {
  if (text === "") return "No email address.";
  if (text.length > MAX || (ascii?.length ?? 0) > MAX)
    return `The email address is longer than ${MAX} characters.`;
  if (ascii !== undefined && ADDRESS.test(text))
    return mixed(text) ? `“${shown(text)}” mixes letters that look alike.` : undefined;
  if ((text.match(/@/g)?.length ?? 0) > 1)
    return `“${shown(text)}” is more than one email address. Put each on a row of its own.`;
  return `“${shown(text)}” isn't an email address.`;
}

const shown = (text: string): string => oneLine(text, 60);

/**
 * True if one word mixes similar-looking letters of two alphabets. No real address does, but it can imitate
 * another one.
 */
function mixed(address: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range is what ASCII is
  if (/^[\x00-\x7f]*$/.test(address)) return false;
  const words = address.normalize("NFKC").split(/[@._+-]/);
  return words.some((word) => SCRIPTS.filter((script) => script.test(word)).length > 1);
}
