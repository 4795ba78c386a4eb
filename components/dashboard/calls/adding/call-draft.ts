import type { BodyOf } from "@/lib/client/wire-types";
import { type ParticipantDraft, participantsOf } from "./participant-rows";
import { lengthProblem } from "./transcript-file";
import { withOffset } from "./with-offset";

/** A call as the form has it. What was entered for one source stays while the other is chosen. */
interface CallDraft {
  source: "text" | "show";
  transcript: string;
  /** The show that is read, by its slug. */
  show: string | null;
  title: string;
  /** In the browser's time zone. A show knows its own. */
  when: string;
  participants: ParticipantDraft[];
}

export const BLANK_CALL: CallDraft = {
  ...{ source: "text", transcript: "", show: null, title: "", when: "", participants: [] },
};

export const isReady = ({ source, transcript, show }: CallDraft): boolean =>
  source === "show" ? show !== null : transcript.trim() !== "" && !lengthProblem(transcript);

/** Returns what analyzeCall takes. */
export function callBody(draft: CallDraft): BodyOf<"analyzeCall"> {
  const { source, transcript, show, when } = draft;
  const title = draft.title.trim();
  const people = participantsOf(draft.participants);
  const known = { ...(title && { title }), ...(people.length > 0 && { participants: people }) };
  if (source === "show") return { event_slug: show ?? "", ...known };
  const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return { transcript, ...known, ...(when && { started_at: withOffset(when), timezone }) };
}
