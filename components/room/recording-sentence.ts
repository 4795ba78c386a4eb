import type { RecordingConsent } from "@/lib/modules/people/recording-consent/recording-consent-schema";

interface Facts {
  consent: RecordingConsent["state"];
  /** The show is recorded, or will be. */
  isRecorded: boolean;
  /** Viewers who can't use the room watch over HTTP. */
  isOverHttp: boolean;
}

const WORDS: Record<RecordingConsent["state"], string> = {
  given: "You agreed to be recorded while you’re on stage.",
  refused:
    "You declined to be recorded. The audience sees and hears you, but the recording doesn’t include you.",
  unasked: "You haven’t agreed to be recorded, so the recording doesn’t include you.",
};

/** Tells someone who can be on stage what their answer about the recording means in this show. */
export function recordingSentence({ consent, isRecorded, isOverHttp }: Facts): string {
  if (!isOverHttp) return WORDS[consent];
  if (isRecorded)
    return consent === "given"
      ? WORDS.given
      : `${WORDS[consent]} Viewers whose network blocks live video don’t see or hear you either.`;
  return consent === "refused"
    ? "You declined to be recorded, so viewers whose network blocks live video don’t see or hear you."
    : "This show isn’t recorded. For viewers whose network blocks live video, your picture and sound are stored for a few minutes, then deleted.";
}
