import type { AskedSentence } from "./asked-sentence";
import { FUNCTION_WORDS, KINDS, LEADS, SAYS_HOW, TAILS } from "./vocabulary/topic-words";
import type { Person, Wanted } from "./wanted";

interface About extends Pick<Wanted, "person" | "unknownPerson" | "topic" | "kinds" | "rest"> {
  /** The person alone should be in the picture. */
  onlyOne: boolean;
}

/** Reads who should speak about what, from what is left of a sentence. */
export function readTopic(sentence: AskedSentence, people: readonly Person[]): About {
  const kinds = KINDS.filter(([, pattern]) => sentence.has(pattern)).map(([kind]) => kind);
  const { person, onlyOne } = personIn(sentence, people);
  const unknownPerson = person ? null : unknownIn(sentence);
  const clauses = sentence.text.split(/\s*[|,;]\s*|\.\s+/u);
  const topic: string[] = [];
  const rest: string[] = [];
  for (const [index, clause] of clauses.entries()) {
    const bare = bareOf(clause);
    if (!hasContent(bare)) continue;
    const goesOn = topic.length === 0 || isNext(clauses, index, topic);
    if (goesOn && !(topic.length > 0 && SAYS_HOW.test(clause))) topic.push(bare);
    else rest.push(clause.trim());
  }
  return { person, unknownPerson, onlyOne, kinds, topic: topic.join(", ") || null, rest };
}

/** A list goes on directly after the clause before it. */
const isNext = (clauses: readonly string[], index: number, topic: readonly string[]): boolean =>
  bareOf(clauses[index - 1] ?? "") === topic.at(-1);

/** Words that ask are taken off the beginning and the end as long as there are any. */
function bareOf(clause: string): string {
  let text = clause.trim();
  for (let before = ""; before !== text; ) {
    before = text;
    for (const lead of LEADS) text = text.replace(lead, "").trim();
    for (const tail of TAILS) text = text.replace(tail, "").trim();
  }
  return text;
}

/** Returns the words that mean something, in lowercase. */
export const contentWords = (text: string): string[] =>
  (text.toLocaleLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter(
    (word) => !FUNCTION_WORDS.has(word) && (word.length > 1 || /\p{N}/u.test(word)),
  );

const hasContent = (text: string): boolean => contentWords(text).length > 0;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, "\\$&");
const whole = (source: string): RegExp => new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, "iu");

/** Who is talked about isn't who should speak. */
const ABOUT = "about|regarding|on|über|sur|à propos de|sobre|acerca de";
const ALONE = "(?:only|just|keep|pin|stay on|focus on|nur|nur auf|seulement|solo|sólo)";
const IN_PICTURE =
  "(?: (?:only|alone|allein|in (?:the )?(?:frame|picture|view)|im bild|à l['’]image|en (?:la )?imagen))";

function personIn(
  sentence: AskedSentence,
  people: readonly Person[],
): { person: Person | null; onlyOne: boolean } {
  for (const { name, ways } of namesOf(people)) {
    const named = `(?:${ways.map(escaped).join("|")})`;
    if (!whole(named).test(sentence.text)) continue;
    const person = people.find((one) => one.name === name) ?? null;
    if (sentence.has(whole(`(?:${ALONE} ${named}(?:${IN_PICTURE})?|${named}${IN_PICTURE})`)))
      return { person, onlyOne: true };
    if (whole(`(?:${ABOUT}) ${named}`).test(sentence.text)) continue;
    sentence.text = sentence.text.replace(
      whole(`(?:(?:by|from|of|with|von|mit|par|de|avec|por|con) )?${named}(?:['’]s?)?`),
      " ",
    );
    return { person, onlyOne: false };
  }
  return { person: null, onlyOne: false };
}

/** Full names first, then parts of names that only one person has. */
function namesOf(people: readonly Person[]): { name: string; ways: string[] }[] {
  const partsOf = ({ name }: Person) =>
    name.split(/\s+/u).filter((part) => part.length > 2 && !/\.$/u.test(part));
  const count = new Map<string, number>();
  for (const part of people.flatMap((person) => [
    ...new Set(partsOf(person).map((one) => one.toLocaleLowerCase())),
  ]))
    count.set(part, (count.get(part) ?? 0) + 1);
  return people
    .filter(({ name }) => name.trim() !== "")
    .map((person) => ({
      name: person.name,
      ways: [person.name, ...partsOf(person).filter((part) => count.get(part.toLocaleLowerCase()) === 1)],
    }));
}

const SAYS =
  "explain|talk|speak|sa(?:y|id)|tell|told|describ|discuss|answer|mention|argu|present|erklärt|spricht|redet|sagt|erzählt|beschreibt|explique|parle|raconte|dit\\b|décrit|habla|cuenta|dice|describe|presenta";
const UNKNOWN = new RegExp(
  `(?<![\\p{L}])(?:where|when|wo|als|wenn|in dem|où|quand|donde|cuando)\\s+(?!(?:I|We|He|She|They|It|You|Ich|Wir|Er|Sie|Es|Je|Il|Elle|Nous|Yo|Él|Ella)(?![\\p{L}]))(\\p{Lu}[\\p{L}’'-]+(?: \\p{Lu}[\\p{L}’'-]+)?)(?=\\s+(?:${SAYS}))`,
  "u",
);

/** A name that no one has, of someone who says something. */
function unknownIn(sentence: AskedSentence): string | null {
  const found = UNKNOWN.exec(sentence.text)?.[1] ?? null;
  if (found) sentence.text = sentence.text.replace(found, " ");
  return found;
}
