import type { Outline } from "../outline";
import { clip, quoted } from "../patterns";
import { INSTRUCTION } from "../words/email-words";
import { AUDIENCE, AUDIENCE_JA, NO_AUDIENCE } from "../words/topic-words";
import { findNames } from "./person-names";
import type { Reading } from "./read-lines";

/** Reads the audience, if the brief states it. */
export function readAudience({ lines, sentences, source }: Reading): Outline["audience"] {
  const labelled = lines.find(({ label, text }) => label === "audience" && text.trim() !== "");
  if (labelled) return fact(labelled.text, source.slice(labelled.at, labelled.at + labelled.text.length));
  for (const { text, at } of sentences) {
    if (text.length > 600 || INSTRUCTION.test(text) || THANKS.test(text)) continue;
    const japanese = AUDIENCE_JA.exec(text);
    const group = japanese?.[1] ?? japanese?.[2];
    if (japanese && group)
      return fact(
        group.replace(/^.*[のでに](?=[\p{Script=Han}\p{Script=Katakana}])/u, (lead) =>
          lead.length > 12 ? "" : lead,
        ),
        source.slice(at + japanese.index, at + japanese.index + japanese[0].length),
      );
    let from = 0;
    for (let round = 0; round < 4; round++) {
      const match = AUDIENCE.exec(text.slice(from));
      if (!match?.[1]) break;
      const group = match[1].trim();
      const start = from + match.index;
      if (isAudience(group)) return fact(group, source.slice(at + start, at + start + match[0].length));
      from = start + match[0].length - match[1].length;
    }
  }
  return null;
}

const THANKS =
  /(?<![\p{L}])(?:thanks?|thank you|sorry|apolog|dank\p{L}*|entschuldig\p{L}*|besserung|merci|bravo|désolé|gracias|perdón|felicidades|obrigad[oa]|desculp|parabéns|grazie|scusa\p{L}*|complimenti|bedankt|gefeliciteerd|sterkte)(?![\p{L}])/iu;

/** "For the spring launch we'd like a webinar": a sentence goes on, and no one is named. "Customers we want to win back" are. */
const GOES_ON =
  /(?<![\p{L}])(?:(?:we|I)(?:['’](?:d|ll|re|m)| (?:would|want|need|plan|are|am|will))|(?:wir|ich) (?:hätten|hätte|möchten?|wollen|will|brauchen?|planen?)|(?:hätten|hätte|möchten?|wollen|brauchen?|planen?) (?:wir|ich)|nous (?:voudrions|voulons|souhait\p{L}+|aimerions)|(?:on|je) (?:voudrait?s?|souhaite|aimerai[st])|queremos|quisiéramos|(?:nos|me) gustaría|gostar(?:íamos|ia)|vor(?:remmo|rei)|(?:willen|zouden|hebben) (?:we|wij)|(?:wil|zou) ik)(?:(?:\s\S+){0,3}?\s(?:an?|one|our|some|ein\p{L}*|une?|una?|uma?|een|\d+)(?![\p{L}])|(?:\s(?:like|love|gerne?|graag))?$)/iu;

function isAudience(group: string): boolean {
  if (NO_AUDIENCE.test(group) || GOES_ON.test(group) || group.split(/\s+/).length > 16) return false;
  return !findNames(group).some(({ at, name }) => at === 0 && name.includes(" "));
}

const fact = (text: string, from: string): NonNullable<Outline["audience"]> => ({
  text: clip(
    text
      .replace(/\s+/g, " ")
      .replace(/[\s.;,。]+$/u, "")
      .trim(),
    200,
  ),
  from: quoted(from),
});
