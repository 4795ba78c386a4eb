import { countCharacters } from "@/lib/calls";
import type { Ctx } from "@/lib/operation/ctx";
import { ownedBy } from "@/lib/operation/owned";
import { invalid } from "@/lib/operation/problem";
import { MAX_CHARACTERS_OF_REQUEST } from "../limits";
import { callRow } from "../stored/lock-call";
import { type Asked, factsOf, requireOne, wordsOf } from "./asked";
import { callOfShow } from "./call-of-show";
import { type ReadCall, readSentCall, readStoredCall } from "./read-call";
import { refusingUnreadable } from "./unreadable";

/**
 * Returns the call that a request means: one it sends, a stored one, or a show.
 * @param at where it is in the body, for calls in lists: `transcripts.0.`
 * @throws `validation_error` unless exactly one is meant, it can be read and it's the caller's; `not_ready` if the show has no
 *   transcript
 */
export async function callFrom(ctx: Ctx, input: Asked, at = ""): Promise<ReadCall> {
  const field = requireOne(input, at);
  const { call_id, event_slug } = input;
  if (call_id !== undefined) return withFacts(await storedCall(ctx, call_id, `${at}call_id`), input, at);
  const call = event_slug === undefined ? wordsOf(input) : (await callOfShow(ctx, event_slug, at)).call;
  return refusingUnreadable(() => readSentCall({ ...call, ...factsOf(input) }), field);
}

/**
 * Returns several calls of one request, in order.
 * @param field the list: `transcripts`
 */
export async function callsFrom(ctx: Ctx, inputs: readonly Asked[], field: string): Promise<ReadCall[]> {
  const calls: ReadCall[] = [];
  let characters = 0;
  for (const [index, input] of inputs.entries()) {
    const read = await callFrom(ctx, input, `${field}.${index}.`);
    for (const { text } of read.transcript.lines) characters += countCharacters(text);
    if (characters > MAX_CHARACTERS_OF_REQUEST) throw tooMuch(field);
    calls.push(read);
  }
  return calls;
}

/**
 * Returns stored calls by the ids that callers use, in order.
 * @param field the list: `call_ids`
 */
export async function storedCalls(ctx: Ctx, ids: readonly string[], field: string): Promise<ReadCall[]> {
  const rows = await ctx.db.salesCall.findMany({ where: { ...ownedBy(ctx), callId: { in: [...ids] } } });
  const found = new Map(rows.map((row) => [row.callId, row]));
  let characters = 0;
  return ids.map((id, index) => {
    const row = found.get(id);
    if (!row) throw invalid({ [`${field}.${index}`]: "not_found" });
    const read = readStoredCall(row);
    for (const { text } of read.transcript.lines) characters += countCharacters(text);
    if (characters > MAX_CHARACTERS_OF_REQUEST) throw tooMuch(field);
    return read;
  });
}

const tooMuch = (field: string) =>
  invalid(
    { [field]: "too_long" },
    "The transcripts in one request are too long. Send up to 2,000,000 characters in total.",
  );

async function storedCall(ctx: Ctx, callId: string, field: string): Promise<ReadCall> {
  const row = await callRow(ctx, callId);
  if (!row) throw invalid({ [field]: "not_found" });
  return readStoredCall(row);
}

/** For this request, what it says counts more than what is stored. The analysis is still that of the stored call. */
function withFacts(read: ReadCall, input: Asked, at: string): ReadCall {
  const facts = factsOf(input);
  if (Object.keys(facts).length === 0) return read;
  const { id, call_id, analysis } = read;
  const sent = refusingUnreadable(() => readSentCall({ ...read.call, ...facts }), `${at}call_id`);
  return { ...sent, id, call_id, analysis };
}
