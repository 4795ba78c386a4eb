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

/** Below this a sentence is a guess, and a guess does not move a live show. */
const MIN_CONFIDENCE = 0.8;

export type UnderstoodCommand = Extract<ParsedCommandBody, { ok: true }>;

/** What is known around a sentence besides the stage and its people. */
export type Speech = Pick<CommandBodyContext, "speaker" | "last" | "prepared" | "at">;

/**
 * Understands a command's body against the stage. People may be named by their guest id as well as by identity.
 * @throws `validation_error` with suggestions when a sentence is not understood or could mean several things
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

/** A person's id, however a caller or a page of a former release names them: the guest's id, a tab, an older link. */
function withIdentity(body: Record<string, unknown>, known: readonly StagePerson[]): Record<string, unknown> {
  const { identity } = body;
  if (typeof identity !== "string") return body;
  const wanted = personOf(identity);
  const person = known.find(
    ({ identity: id }) => isSamePerson(id, wanted) || isSamePerson(id, guestPersonId(identity)),
  );
  return { ...body, identity: person?.identity ?? wanted };
}
