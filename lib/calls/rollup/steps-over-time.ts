import type { NextStep } from "../analysis-shape";
import { isQuestion } from "../transcript/is-question";
import { rulesOf } from "../transcript/language";
import { evidenceOf, type Said, saidIn } from "../transcript/said";
import { dayWritten } from "../writing/wording/dates-written";
import { inline, nameFrom } from "../writing/wording/inline";
import { codeOf } from "../writing/words/writing-words";
import { type Change, type Placed, placed } from "./rollup-shape";
import { isAbout, subjectsOf } from "./shared-words";
import type { RollUpWords } from "./words/rollup-words";

const DONE: Readonly<Record<"en" | "de" | "fr" | "es", { done: RegExp; not: RegExp }>> = {
  en: {
    done: /(?<!\p{L})(?:thanks for|thank you for|got|received|sent|went through|reviewed|looked (?:at|over)|read|signed|finished|done|completed|approved|shared|filled (?:it |out|in)|spoke|talked|met|checked|asked|showed|forwarded|delivered|came back|confirmed|as promised)(?!\p{L})/u,
    not: /(?<!\p{L})(?:will|going to|would|could|can you|please|not|never|still|yet|waiting|\p{L}+'ll|\p{L}+n't|once|when|if)(?!\p{L})/u,
  },
  de: {
    done: /(?<!\p{L})(?:danke für|dank für|erhalten|bekommen|angekommen|geschickt|gesendet|zugeschickt|gelesen|angeschaut|angesehen|geprüft|unterschrieben|fertig|erledigt|besprochen|gesprochen|geklärt|freigegeben|ausgefüllt|bestätigt)(?!\p{L})/u,
    not: /(?<!\p{L})(?:nicht|noch kein\p{Ll}*|kein\p{Ll}*|werde|werden|wird|offen|leider|sobald|wenn|falls|warten)(?!\p{L})/u,
  },
  fr: {
    done: /(?<!\p{L})(?:merci pour|reçu|envoyé|lu|regardé|signé|validé|parlé|terminé|fait|vérifié)(?!\p{L})/u,
    not: /(?<!\p{L})(?:pas|encore|vais|va|attends|attendons|quand|si|jamais)(?!\p{L})/u,
  },
  es: {
    done: /(?<!\p{L})(?:gracias por|recibí|recibido|recibimos|envié|enviado|leído|revisado|revisé|firmado|hablé|hablado|aprobado|terminado|confirmado)(?!\p{L})/u,
    not: /(?<!\p{L})(?:no|todavía|aún|voy|vamos|cuando|si|esperando|nunca)(?!\p{L})/u,
  },
};
/** More steps of a call aren't followed. */
const MOST = 20;

/** What became of the steps that earlier calls agreed on. */
export function stepsOverTime(calls: readonly Placed[], words: RollUpWords): Change[] {
  const later = calls.map(sentencesOf);
  return calls.slice(0, -1).flatMap((call, index) =>
    call.analysis.next_steps
      .filter(({ agreed }) => agreed)
      .slice(0, MOST)
      .flatMap((step) => outcomeOf(step, call, calls.slice(index + 1), later.slice(index + 1), words) ?? []),
  );
}

/** A sentence that says something was done, and what it's about. */
interface Sentence {
  said: Said;
  subjects: ReadonlySet<string>;
}

function sentencesOf({ call, transcript, analysis }: Placed): Sentence[] {
  const rules = rulesOf(call.language ?? analysis.language, transcript.lines);
  const { done, not } = DONE[rules.code];
  return saidIn(transcript.lines, rules).flatMap((said) => {
    const isDone = done.test(said.low) && !not.test(said.low) && !isQuestion(said, rules);
    return isDone ? [{ said, subjects: subjectsOf(said.plain, rules.code) }] : [];
  });
}

function outcomeOf(
  step: NextStep,
  call: Placed,
  later: readonly Placed[],
  sentences: readonly (readonly Sentence[])[],
  words: RollUpWords,
): Change | null {
  const subjects = subjectsOf(step.what, call.analysis.language);
  const owner = step.owner === null ? null : nameFrom(step.owner);
  const what = inline(step.what);
  for (const [index, next] of later.entries()) {
    const found = sentences[index]?.find((one) => isAbout(subjects, one.subjects));
    if (found)
      return {
        ...{ kind: "step_done", weight: 1, text: words.done(owner, what) },
        evidence: [...placed(call, step.evidence.slice(0, 1)), ...placed(next, [evidenceOf(found.said)])],
      };
    const again = next.analysis.next_steps.find(
      (other) =>
        other.due !== null && step.due !== null && other.due > step.due && isSame(subjects, other, next),
    );
    if (again?.due && step.due)
      return {
        ...{ kind: "date_moved", weight: -1 },
        text: words.moved(what, day(step.due, call), day(again.due, call)),
        evidence: [...placed(call, step.evidence.slice(0, 1)), ...placed(next, again.evidence.slice(0, 1))],
      };
  }
  const last = later.at(-1)?.day ?? null;
  // A meeting that was agreed on may be the next call itself.
  const isMeeting =
    step.owner === null &&
    /(?<!\p{L})(?:call|meet|meeting|speak|talk|demo|sprechen|termin|treffen|rendez-vous|réunion|reunión|llamada)(?!\p{L})/iu.test(
      step.what,
    );
  if (step.due === null || last === null || step.due >= last || isMeeting) return null;
  return {
    ...{ kind: "step_overdue", weight: -1, text: words.overdue(owner, what, day(step.due, call)) },
    evidence: placed(call, step.evidence.slice(0, 1)),
  };
}

const isSame = (subjects: ReadonlySet<string>, other: NextStep, { analysis }: Placed): boolean =>
  isAbout(subjects, subjectsOf(other.what, analysis.language));

const day = (due: string, { analysis, day: held }: Placed): string =>
  dayWritten(due, codeOf(analysis.language), held ?? undefined, true);
