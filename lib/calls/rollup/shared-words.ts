import { wordsOfLanguage } from "@/lib/content/words/words-of";
import { wordsIn } from "../trackers/word-forms";
import { type Code, codeOf } from "../writing/words/writing-words";

/** What people do with a thing, and when: the thing itself is what two sentences share. */
const ACTS =
  /^(?:send|share|check|get|give|schedul|set|put|together|call|meet|talk|speak|make|back|follow|introduc|arrang|prepar|updat|email|mail|forward|finish|start|review|need|want|will|would|today|tomorrow|next|week|month|day|time|monday|tuesday|wednesday|thursday|friday|saturday|sunday|schick|send|klar|sprech|meld|vereinbar|bereit|montag|dienstag|mittwoch|donnerstag|freitag|morg|woch|nachst|envoi|envoy|prepar|voi|semaine|vendredi|lundi|mardi|mercredi|jeudi|envi|viern|lun|mart|miercol|juev|semana|manana|about|over|with|from|that|this|your|their|have|also|once|some|until|before|after|bitte|dann|noch|auch)/u;
const SHORTEST = 4;

/** The words of a sentence that say what it's about. */
export function subjectsOf(text: string, language: string): ReadonlySet<string> {
  const code: Code = codeOf(language);
  const plain = new Set(wordsOfLanguage(code)?.plain ?? []);
  return new Set(
    wordsIn(text, code)
      .filter(
        ({ low, form }) =>
          (low.length >= SHORTEST || low === "nda" || low === "dpa") &&
          !plain.has(low) &&
          !ACTS.test(form) &&
          !/^\d/u.test(low),
      )
      .map(({ form }) => form),
  );
}

/** Whether two sentences are about the same thing. */
export function isAbout(subjects: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  if (subjects.size === 0) return false;
  const shared = [...subjects].filter((one) => others.has(one)).length;
  return shared >= Math.min(2, Math.ceil(subjects.size / 2));
}
