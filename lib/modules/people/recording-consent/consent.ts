import { RECORDING_TEXT, type RecordingConsent } from "./recording-consent-schema";

type Consent = RecordingConsent["state"];

/** What one person said about being recorded, and when. */
export interface RecordingAnswer {
  /** Who they are in the room: the identity without its seat. */
  personId: string;
  /** Null if what they said before no longer counts, so that they are asked again. */
  agrees: boolean | null;
  /** The wording they answered; null if `agrees` is. */
  textVersion: number | null;
  /** On the database's clock. */
  at: Date;
}

/** What is recorded without being a person: the announcer's voice and played videos. */
const NO_PERSON = /^(?:announcer$|vid_)/;

const inWords = (agrees: boolean | null | undefined): Consent => {
  if (typeof agrees !== "boolean") return "unasked";
  return agrees ? "given" : "refused";
};

/**
 * Returns whether a person had agreed to be recorded at a time during the show. Only `given` may be recorded;
 * someone without an answer counts as having declined.
 * @param answers of the show, oldest first, as `recordingAnswers` returns them
 */
export function consentAt(answers: readonly RecordingAnswer[], personId: string, at: Date): Consent {
  if (NO_PERSON.test(personId)) return "given";
  return inWords(answers.findLast((each) => each.personId === personId && each.at <= at)?.agrees);
}

/**
 * Returns whether a person agrees to be recorded now. Unlike in `consentAt`, an answer to an earlier wording
 * no longer counts.
 */
export function consentNow(answers: readonly RecordingAnswer[], personId: string): Consent {
  if (NO_PERSON.test(personId)) return "given";
  return consentOf(answers.findLast((each) => each.personId === personId));
}

/** Returns what a person's last answer means today. */
export const consentOf = (answer: Pick<RecordingAnswer, "agrees" | "textVersion"> | undefined): Consent =>
  inWords(answer?.textVersion === RECORDING_TEXT.version ? answer.agrees : null);
