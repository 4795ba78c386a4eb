import { NEGATION } from "../../answers/negation";
import { contextOf } from "../../by-rules/context";
import type { Heard, Statement } from "../../writing/heard";
import { Checking } from "../check/checking";
import type { Wording } from "./wording-request";

/** A text about a call: its body has a row for each statement. */
interface Text {
  body: string;
  sections: readonly { statements: Statement[] }[];
}

const LONGEST = 400;
const NUMBER = /\d+(?:[.,:]\d+)*/gu;
const OWN =
  /(?<!\p{L})(?:i|me|my|we|us|our|ich|mir|mich|mein\p{L}*|wir|uns|unser\p{L}*|je|j'|moi|mon|ma|nous|notre|yo|mi|nosotros|nuestr\p{L}+)(?!\p{L})/iu;
const READER =
  /(?<!\p{L})(?:you|your|yours|sie|ihnen|ihr\p{L}*|du|dir|dich|dein\p{L}*|vous|votre|vos|usted(?:es)?|su|sus)(?!\p{L})/iu;

export const statementsOf = ({ sections }: Text): Statement[] =>
  sections.flatMap(({ statements }) => statements);

/**
 * Returns a text with a model's wording, where that says the same as before and stands on the lines.
 * @returns null if no sentence does
 */
export function reworded<T extends Text>(text: T, { sentences }: Wording, heard: Heard): T | null {
  const checking = new Checking(contextOf(heard.call));
  const statements = statementsOf(text);
  const better = new Map<Statement, string>();
  for (const { row, text: proposed } of sentences) {
    const statement = statements[row - 1];
    const wording = proposed.replace(/\s+/gu, " ").trim();
    if (statement && wording !== statement.text && saysTheSame(wording, statement, checking))
      better.set(statement, wording);
  }
  if (better.size === 0) return null;
  const rows = text.body.split("\n");
  let at = 0;
  for (const statement of statements) {
    const found = rows.indexOf(`- ${statement.text}`, at);
    if (found === -1) continue;
    rows[found] = `- ${better.get(statement) ?? statement.text}`;
    at = found + 1;
  }
  const sections = text.sections.map((section) => ({
    ...section,
    statements: section.statements.map((one) => ({ ...one, text: better.get(one) ?? one.text })),
  }));
  return { ...text, body: rows.join("\n"), sections };
}

function saysTheSame(wording: string, { text, evidence }: Statement, checking: Checking): boolean {
  if (wording.length === 0 || wording.length > LONGEST) return false;
  const outside = text.replace(/“[^”]*”/gu, " ");
  if (OWN.test(wording) !== OWN.test(outside) || READER.test(wording) !== READER.test(outside)) return false;
  if (NEGATION.test(wording) !== NEGATION.test(text)) return false;
  if (wording.endsWith("?") !== text.endsWith("?")) return false;
  const numbers = new Set(wording.match(NUMBER));
  if (!(text.match(NUMBER) ?? []).every((number) => numbers.has(number))) return false;
  const { names } = checking.context;
  const peopleIn = (one: string): string[] =>
    (one.match(/\p{Lu}[\p{L}'’-]+/gu) ?? []).flatMap(
      (word) => names.personOf(word.replace(/['’]s$/u, "")) ?? [],
    );
  const people = new Set(peopleIn(wording));
  if (!peopleIn(text).every((person) => people.has(person))) return false;
  const lines = evidence.map(({ line }) => line);
  // Our own sentence may have a name or a day that its lines only imply.
  const own = new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
  const bare = wording.replace(/[\p{L}\p{N}]+/gu, (word) =>
    own.has(word.toLowerCase()) && /\p{Lu}|\p{N}/u.test(word) ? "" : word,
  );
  return (
    checking.faultOf(bare.trim() === "" ? wording : bare, lines, true) === null &&
    hasKnownWords(wording, text, evidence)
  );
}

/** At least half of the words are in the sentence or in what was said. */
function hasKnownWords(wording: string, text: string, evidence: Statement["evidence"]): boolean {
  const wordsOf = (one: string): string[] =>
    (one.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5));
  const known = new Set([text, ...evidence.map(({ quote }) => quote)].flatMap(wordsOf));
  const words = wordsOf(wording);
  return words.filter((word) => known.has(word)).length * 2 >= words.length;
}
