import { QUALIFICATION } from "@/lib/calls";
import { participantOf } from "../reading/asked";
import type { CallChanges } from "../schema";
import type { Corrections, StoredAnalysis, StoredCall } from "../stored/stored-call";
import { correctFacts } from "./correct-facts";
import { correctSpeakers } from "./correct-speakers";
import { renameParticipants } from "./rename-participants";

/** Returns a call's corrections with those of a request. Null takes one back. */
export function correctedBy(
  stored: StoredCall,
  changes: CallChanges,
  analysis: StoredAnalysis | null = null,
): Corrections {
  const { speakers = [], facts = [], participants, scores, summary, ...plain } = changes;
  const named = speakers.length > 0 ? withSpeakers(stored, speakers) : stored.corrections;
  const was = facts.length > 0 ? correctFacts({ ...stored, corrections: named }, analysis, facts) : named;
  return compact({
    ...was,
    ...given(plain),
    ...(participants !== undefined && {
      participants: participants?.map(participantOf) ?? null,
      participant_names: null,
    }),
    ...(summary && { summary: compact({ ...was.summary, ...given(summary) }) }),
    ...(scores && { scores: compact({ ...was.scores, ...given(scores) }) }),
  });
}

function withSpeakers(
  { transcript, given: sent, corrections }: StoredCall,
  changes: NonNullable<CallChanges["speakers"]>,
): Corrections {
  const names = renameParticipants(
    corrections.participants ?? sent.participants ?? [],
    corrections.participant_names ?? [],
    changes,
  );
  const { participant_names: _was, ...corrected } = correctSpeakers(transcript, corrections, changes);
  return { ...corrected, ...(names.length > 0 && { participant_names: names }) };
}

/** Members that are sent, with null for those that are taken back. */
const given = <T extends object>(value: T) =>
  Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined));

const isNothing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === "object" && !Array.isArray(value) && Object.keys(value).length === 0);

const compact = (value: object): Corrections =>
  Object.fromEntries(Object.entries(value).filter(([, member]) => !isNothing(member)));

/** Names of what was corrected, for the audit log, which keeps no words of calls. */
export const correctedFields = ({ scores = {}, ...others }: Corrections): string[] => [
  ...Object.keys(others),
  ...QUALIFICATION.filter((element) => scores[element] !== undefined).map((element) => `scores.${element}`),
];
