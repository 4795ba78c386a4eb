import type { LanguageRules } from "../../languages/rules";
import type { Names } from "../../transcript/people";
import { knownVendors } from "../vendors";
import type { Clause } from "./clauses";

export interface NamedAct {
  /** Null if the name could mean several. */
  person: string | null;
  act: string;
  /** It was asked of them. */
  isAsked: boolean;
}

const NAME = /(?<![\p{L}'])(?:\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?)(?: \p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?)?/gu;
const NO_NAMES = new Set(
  "i we you he she it they and so but then okay ok yes yeah the this that if once when after maybe perfect great sure well also monday tuesday wednesday thursday friday saturday sunday legal finance security procurement sales marketing engineering support it hr someone everyone anyone our my your their his her what who how next first tomorrow please let can could will would ich wir sie du er es dann und aber also gut ja nein heute morgen montag dienstag mittwoch donnerstag freitag je nous vous il elle on alors donc et mais oui yo nosotros usted ellos entonces y pero sí no".split(
    " ",
  ),
);

/** "Maria will send it", "Tom, can you send it?": acts of people who are named. */
export function namedAct(clause: Clause, names: Names, rules: LanguageRules): NamedAct | null {
  const { plain, low } = clause;
  const isSame = plain.length === low.length;
  for (const { name, to } of namesIn(clause, names)) {
    if (!isSame && !names.isKnown(name)) continue;
    const rest = low.slice(to);
    const act = rules.steps.named.exec(rest)?.groups?.what;
    if (act === undefined) continue;
    // Any noun may begin a sentence, or have a capital in German.
    const isPerson = names.isKnown(name) || names.isMentioned(name) || isLikePerson(name, rest, rules);
    if (!isPerson) continue;
    const isAsked = rest.startsWith(",");
    return { person: names.isKnown(name) ? names.personOf(name) : isAsked ? null : name, act, isAsked };
  }
  return vocative(clause, names, rules);
}

/** "Kevin will reach out to you": what only people do. */
function isLikePerson(name: string, rest: string, { code }: LanguageRules): boolean {
  if (code !== "en" || /s$|ing$/u.test(name) || NO_NAMES.has(name.toLowerCase())) return false;
  if (knownVendors(name.toLowerCase()).length > 0) return false;
  return ONLY_PEOPLE.test(rest);
}
const ONLY_PEOPLE =
  /^(?: will|'ll| is going to) (?:also )?(?:reach out|get back|follow up|call you|email you|be in touch|contact you|introduce)/u;

/** "Can you send that, Tom?" */
function vocative({ low }: Clause, names: Names, rules: LanguageRules): NamedAct | null {
  const ask = rules.steps.ask.exec(low);
  const act = ask?.groups?.what;
  if (!ask || act === undefined) return null;
  const last = /,? (\p{L}+)\?$/u.exec(low)?.[1];
  const front = /(?:^|\s)(\p{L}+),? $/u.exec(low.slice(0, ask.index).replace(/,?\s*$/u, " "))?.[1];
  for (const name of [front, last]) {
    const person = name !== undefined && names.isKnown(name) ? names.personOf(name) : null;
    if (person !== null && name !== undefined)
      return { person, act: act.replace(new RegExp(`,? ${name}\\?$`, "u"), ""), isAsked: true };
  }
  return null;
}

function* namesIn({ plain, low }: Clause, names: Names): Generator<{ name: string; to: number }> {
  for (const match of plain.matchAll(NAME)) {
    const words = match[0].split(" ");
    // "Then Maria": the first word only begins the sentence.
    const skip = words.length === 2 && NO_NAMES.has(words[0]?.toLowerCase() ?? "") ? 1 : 0;
    yield { name: words.slice(skip).join(" "), to: match.index + match[0].length };
  }
  for (const name of names.known) {
    const at = low.indexOf(name);
    if (at === -1 || /\p{L}$/u.test(low.slice(0, at)) || /^\p{L}/u.test(low.slice(at + name.length)))
      continue;
    yield { name, to: at + name.length };
  }
}
