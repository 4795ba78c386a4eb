import { MOST_CHARACTERS, SpeechError } from "./port";

/** Nobody says a longer word; it is an address or a mistake, and networks are slow with it. */
const MOST_OF_A_WORD = 60;

const RULES: readonly (readonly [RegExp, string])[] = [
  // Elements, of pages as of speech markup. A lone "<" is a sign.
  [/<\/?[a-z!?][^<>]{0,500}>/gi, " "],
  // Links and pictures of Markdown: their words.
  [/!?\[([^[\]]{0,500})\]\([^()\s]{0,500}\)/g, "$1"],
  [/[`*_~]{1,3}(?=\S)|(?<=\S)[`*_~]{1,3}/g, ""],
  [/^\s{0,3}(?:#{1,6}|>|[-+*])\s+/gm, ""],
  [/[[\]{}]/g, " "],
  [/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u{FE0F}/gu, " "],
  // Control characters, invisible ones, halves of characters and what is none; a new line ends a sentence.
  [/\p{C}/gu, " "],
];

/**
 * What of a text is said. People's text is data: whatever would tell a voice how to speak is left out.
 * @throws SpeechError where it is too long, or nothing is left
 */
export function speakable(text: string): string {
  if (text.length > MOST_CHARACTERS)
    throw new SpeechError("too_long", `A line can have at most ${MOST_CHARACTERS} characters.`);
  const lines = text.split(/\r?\n|\u2028|\u2029/).map((line) =>
    RULES.reduce((rest, [form, instead]) => rest.replace(form, instead), line)
      .split(/\s+/)
      .flatMap((word) => word.match(new RegExp(`.{1,${MOST_OF_A_WORD}}`, "gsu")) ?? [])
      .join(" ")
      // What stood between them may have been left out.
      .replace(/ +([,.;:!?])/g, "$1"),
  );
  const spoken = lines.filter(Boolean).join("\n");
  if (!/[\p{L}\p{N}]/u.test(spoken)) throw new SpeechError("nothing_to_say", "The line has no words.");
  return spoken;
}
