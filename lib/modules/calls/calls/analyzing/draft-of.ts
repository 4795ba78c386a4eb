import type { Call } from "@/lib/calls";
import type { SalesCall } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { invalid } from "@/lib/operation/problem";
import { type Asked, factsOf, requireOne, wordsOf } from "../reading/asked";
import { callOfShow } from "../reading/call-of-show";
import { readSentCall } from "../reading/read-call";
import { refusingUnreadable } from "../reading/unreadable";
import { storedTranscript } from "../stored/corrected-call";
import { type GivenFacts, storedCallOf } from "../stored/stored-call";
import { GIVEN, originOf, prepareCall } from "../storing/prepare-call";
import type { CallOrigin, PreparedCall } from "../storing/prepared-call";

/** As we make them. A caller who could choose one would have another's id. */
const MADE_ID = /^call_[0-9a-z]{26}$/;

/**
 * Analyzes the call that a request sends, or the stored one again.
 * @param before the stored call with that id: its corrections stay, and facts that aren't sent again
 */
export async function draftOf(ctx: Ctx, input: Asked, before: SalesCall | null): Promise<PreparedCall> {
  const was = before && storedCallOf(before);
  const corrections = was?.corrections ?? {};
  const { transcript, segments, event_slug } = input;
  if ([transcript, segments, event_slug].every((one) => one === undefined) && input.call_id !== undefined) {
    if (!before || !was) throw invalid({ call_id: "not_found" });
    const given = { ...was.given, ...factsOf(input) };
    return prepareCall({ given, corrections, transcript: was.transcript }, originOf(before), before);
  }
  if (input.call_id !== undefined && !before && MADE_ID.test(input.call_id))
    throw invalid(
      { call_id: "not_found" },
      "No call with this id. Ids that start with call_ are reserved; use your own id, such as crm-42.",
    );
  const field = requireOne({ transcript, segments, event_slug });
  const { call, origin, spoken } = await sentWith(ctx, input);
  const { language: _ofOtherWords, ...facts } = was?.given ?? {};
  const given: GivenFacts = { ...facts, ...knownOf(call), ...factsOf(input) };
  const read = refusingUnreadable(() => readSentCall({ ...call, ...given }), field);
  const words = storedTranscript(read.transcript);
  const draft = prepareCall({ given, corrections, transcript: words }, origin, before, field);
  return spoken === undefined ? draft : { ...draft, spoken };
}

interface SentCall {
  call: Call;
  origin: CallOrigin;
  spoken?: number;
}

async function sentWith(ctx: Ctx, input: Asked): Promise<SentCall> {
  if (input.event_slug === undefined) return { call: wordsOf(input), origin: GIVEN };
  const { call, eventId, recording, saidBy, spoken, readFrom } = await callOfShow(ctx, input.event_slug);
  const origin = { source: "show", eventId, recordingId: recording.id, saidBy, ...readFrom } as const;
  return { call, origin, spoken };
}

/** What a show knows about its call. */
function knownOf({ transcript: _text, segments: _lines, ...known }: Call): GivenFacts {
  return known;
}
