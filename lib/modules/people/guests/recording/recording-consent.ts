import type { Guest } from "@/lib/generated/prisma/client";
import { isoOrNull } from "@/lib/platform/runtime/clock";
import { RECORDING_TEXT, type RecordingConsent } from "./recording-consent-schema";

type Answer = Pick<
  Guest,
  "recordingAgreed" | "recordingAnsweredAt" | "recordingText" | "recordingLink" | "accessVersion"
>;

/** What a guest said about being recorded. An answer by a former link may be somebody else's, one to other words counts no more. */
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
