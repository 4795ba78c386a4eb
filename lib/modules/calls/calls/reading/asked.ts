import type { Call, Participant } from "@/lib/calls";
import { invalid } from "@/lib/operation/problem";
import type { GivenFacts } from "../stored/stored-call";
import type { TranscriptInputWire } from "../transcript-input";

/** What a request says about a call, of which only some fields may be there. */
export type Asked = { [K in keyof TranscriptInputWire]?: TranscriptInputWire[K] | undefined };

const WORDS = ["transcript", "segments", "call_id", "event_slug"] as const;

/**
 * Returns the field that says which call is meant.
 * @param at where it is in the body, for calls in lists: `transcripts.0.`
 * @throws `validation_error` unless it's exactly one
 */
export function requireOne(input: { [K in (typeof WORDS)[number]]?: unknown }, at = ""): string {
  const [first, ...others] = WORDS.filter((name) => input[name] !== undefined);
  if (first === undefined) throw invalid({ [`${at}transcript`]: "required" });
  if (others.length > 0)
    throw invalid(
      Object.fromEntries(others.map((name) => [`${at}${name}`, "not_allowed" as const])),
      "Send only one of transcript, segments, call_id and event_slug.",
    );
  return `${at}${first}`;
}

/** Returns what a request says about a call besides its words, as far as it says it. */
export function factsOf({ title, participants, started_at, timezone, language }: Asked): GivenFacts {
  return {
    ...(title && { title }),
    ...(participants && { participants: participants.map(participantOf) }),
    ...(started_at && { started_at }),
    ...(timezone && { timezone }),
    ...(language && { language }),
  };
}

/** Words as `lib/calls` takes them. */
export const wordsOf = ({ transcript, segments }: Asked): Call =>
  transcript === undefined ? { segments: segments?.map(withoutUndefined) ?? [] } : { transcript };

export function participantOf({
  name,
  role,
  company,
  side,
}: NonNullable<Asked["participants"]>[number]): Participant {
  return { name, ...(role && { role }), ...(company && { company }), ...(side && { side }) };
}

const withoutUndefined = ({ speaker, text, start_sec, end_sec }: NonNullable<Asked["segments"]>[number]) => ({
  ...{ speaker: speaker ?? null, text, start_sec: start_sec ?? null, end_sec: end_sec ?? null },
});
