import type { RecordingConsent } from "@/lib/modules/people/recording-consent/recording-consent-schema";

export type HttpAudience = "auto" | "always" | "off";

interface Facts {
  consent: RecordingConsent["state"];
  /** The show is recorded, or will be. */
  isRecorded: boolean;
  /** Who watches over HTTP. */
  httpAudience: HttpAudience;
}

const ANSWERS: Record<RecordingConsent["state"], string> = {
  given: "You agreed to be recorded while you’re on stage.",
  refused: "You declined to be recorded.",
  unasked: "You haven’t agreed to be recorded.",
};

/** For whom the show is sent over HTTP. */
const VIEWERS = {
  auto: "viewers whose network blocks live video, or who join when the room is full,",
  always: "the audience, which watches over HTTP,",
};

/** Whom storing it for a while reaches. */
const REACHED = { auto: "viewers who can’t use the live room", always: "the audience" };

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Tells someone who can be on stage what their answer about the recording means in this show. */
export function recordingSentence({ consent, isRecorded, httpAudience }: Facts): string {
  return isRecorded ? inRecordedShow(consent, httpAudience) : inOtherShow(consent, httpAudience);
}

function inRecordedShow(consent: Facts["consent"], audience: HttpAudience): string {
  const answer = ANSWERS[consent];
  if (consent === "given") return answer;
  if (audience === "always")
    return `${answer.slice(0, -1)}, so you won’t be in the recording. The audience watches over HTTP and won’t see or hear you either.`;
  const seen = `${answer} The audience sees and hears you, but the recording doesn’t include you.`;
  return audience === "off" ? seen : `${seen} ${capitalized(VIEWERS.auto)} don’t see or hear you either.`;
}

function inOtherShow(consent: Facts["consent"], audience: HttpAudience): string {
  if (audience === "off") return "This show isn’t recorded.";
  if (consent === "refused")
    return `${ANSWERS.refused} ${capitalized(VIEWERS[audience])} ${audience === "auto" ? "don’t" : "doesn’t"} see or hear you.`;
  return `This show isn’t recorded. To reach ${REACHED[audience]}, your video and audio are stored for a few minutes and then deleted.`;
}
