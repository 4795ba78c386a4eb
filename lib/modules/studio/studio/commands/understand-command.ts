import { Problem } from "@/lib/operation/problem";
import { guestPersonId } from "@/lib/providers/room/identity";
import {
  type CommandBodyContext,
  type ParsedCommandBody,
  parseCommandBody,
} from "@/lib/spoken-commands/parse-command-body";
import type { StagePerson, StageState } from "@/lib/stage";
import { isSamePerson, personOf } from "@/lib/stage/room-identity";
import type { ShowPeople } from "../people/people";

/** Below this, a sentence is a guess, and a guess doesn't change a live show. */
const MIN_CONFIDENCE = 0.8;

export type UnderstoodCommand = Extract<ParsedCommandBody, { ok: true }>;

/** Context of a sentence, besides the stage and its people. */
export type Speech = Pick<CommandBodyContext, "speaker" | "last" | "prepared" | "at">;

/**
 * Interprets a command's body for the stage. People may be named by guest ID or identity.
 * @throws `validation_error` with suggestions if a sentence isn't understood or is ambiguous
 */
export function understandCommand(
  body: Record<string, unknown>,
  state: StageState,
  people: ShowPeople,
  speech: Speech = {},
): UnderstoodCommand {
  const known: StagePerson[] = [...people.stageable, ...state.stage];
  const parsed = parseCommandBody(withIdentity(body, [...known].reverse()), {
    ...speech,
    state,
    people: known,
  });
  if (!parsed.ok) {
    const { reason, suggestions = [], fields } = parsed;
    throw new Problem("validation_error", reason && sentence(reason, suggestions), fields);
  }
  if (parsed.form === "command" && parsed.confidence < MIN_CONFIDENCE) {
    const reason = `Did you mean: ${parsed.reading} Rephrase it, or send the command itself.`;
    throw new Problem("validation_error", reason, { command: "unsupported" });
  }
  return parsed;
}

function sentence(reason: string, suggestions: string[]): string {
  if (suggestions.length === 0) return reason;
  return `${reason} Try: ${suggestions.map((text) => `“${text}”`).join(", ")}.`;
}

/**
 * Replaces any form of a person's ID (guest ID, tab, or older link, as callers or pages of an older release
 * send it) with their identity.
 */
function withIdentity(body: Record<string, unknown>, known: readonly StagePerson[]): Record<string, unknown> {
  const { identity } = body;
  if (typeof identity !== "string") return body;
  const wanted = personOf(identity);
  const person = known.find(
    ({ identity: id }) => isSamePerson(id, wanted) || isSamePerson(id, guestPersonId(identity)),
  );
  return { ...body, identity: person?.identity ?? (wanted.trim() ? wanted : identity) };
}
