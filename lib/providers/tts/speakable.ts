import { MAX_CHARACTERS, SpeechError } from "./port";

/** A longer word is a URL or a mistake, and networks are slow with it. */
const MAX_WORD_CHARS = 60;

const RULES: readonly (readonly [RegExp, string])[] = [
  // Tags, of HTML or speech markup. A lone "<" is a symbol.
  [/<\/?[a-z!?][^<>]{0,500}>/gi, " "],
  // Links and images of Markdown: their text.
  [/!?\[([^[\]]{0,500})\]\([^()\s]{0,500}\)/g, "$1"],
  [/[`*_~]{1,3}(?=\S)|(?<=\S)[`*_~]{1,3}/g, ""],
  [/^\s{0,3}(?:#{1,6}|>|[-+*])\s+/gm, ""],
  [/[[\]{}]/g, " "],
  [/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u{FE0F}/gu, " "],
  // Control, invisible and unassigned characters and lone surrogates. A line break ends a sentence.
  [/\p{C}/gu, " "],
];

/**
 * Returns the part of a text that is spoken. People's text is data: anything that would control the voice is
 * removed.
 * @throws SpeechError if it is too long, or nothing is left
 */
export function speakable(text: string): string {
  if (text.length > MAX_CHARACTERS)
    throw new SpeechError("too_long", `A line can have at most ${MAX_CHARACTERS} characters.`);
  const lines = text.split(/\r?\n|\u2028|\u2029/).map((line) =>
    RULES.reduce((rest, [form, instead]) => rest.replace(form, instead), line)
      .split(/\s+/)
      .flatMap((word) => word.match(new RegExp(`.{1,${MAX_WORD_CHARS}}`, "gsu")) ?? [])
      .join(" ")
      // The text in between may have been removed.
      .replace(/ +([,.;:!?])/g, "$1"),
  );
  const spoken = lines.filter(Boolean).join("\n");
  if (!/[\p{L}\p{N}]/u.test(spoken)) throw new SpeechError("nothing_to_say", "The line has no words.");
  return spoken;
}
