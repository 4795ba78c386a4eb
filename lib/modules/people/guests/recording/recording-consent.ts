import type { Guest } from "@/lib/generated/prisma/client";
import {
  RECORDING_TEXT,
  type RecordingConsent,
} from "@/lib/modules/people/recording-consent/recording-consent-schema";
import { isoOrNull } from "@/lib/platform/runtime/clock";

type Answer = Pick<
  Guest,
  "recordingAgreed" | "recordingAnsweredAt" | "recordingText" | "recordingLink" | "accessVersion"
>;

/**
 * Returns a guest's consent to be recorded. An answer given with an earlier link may be someone else's, and
 * an answer to another text is no longer valid.
 */
export function recordingConsent(guest: Answer): RecordingConsent {
  const { recordingAgreed, recordingText, recordingLink, accessVersion } = guest;
  const counts = recordingLink === accessVersion && recordingText === RECORDING_TEXT.version;
  if (recordingAgreed === null || !counts) return { state: "unasked", at: null, text_version: null };
  return {
    state: recordingAgreed ? "given" : "refused",
    at: isoOrNull(guest.recordingAnsweredAt),
    text_version: recordingText,
  };
}
