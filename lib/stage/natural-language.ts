import type { StageCommand } from "./command";
import { isCommand } from "./natural-language/act";
import { describeAct } from "./natural-language/describe-act";
import {
  isDisruptive,
  type NotUnderstood,
  parseActs,
  SPOKEN_MAX_CHARS,
  type SpokenContext,
} from "./natural-language/parse-acts";
import type { StagePerson, StageState } from "./state";

export { type NotUnderstood, SPOKEN_MAX_CHARS };

const SURE = 0.8;

/**
 * `confidence` is 0–1. `risky` asks for a confirmation before running: something disruptive, or understood
 * with doubt. `reading` says in plain words what will be done.
 */
export type Understood = {
  ok: true;
  commands: StageCommand[];
  confidence: number;
  risky: boolean;
  reading: string;
};

/**
 * Understands a typed or spoken sentence in English, German or Spanish as studio commands alone. What has an
 * operation of its own, undo and the emergency stop, is named and not done: `parseActs` gives it as acts.
 */
export function parseNaturalLanguage(
  sentence: string,
  state: StageState,
  people: readonly StagePerson[] = [],
  more: Omit<SpokenContext, "state" | "people"> = {},
): Understood | NotUnderstood {
  const result = parseActs(sentence, { ...more, state, people });
  if (!result.ok) return result;
  const { acts, confidence, reading } = result;
  const commands = acts.filter(isCommand);
  const [operation] = acts.filter((act) => !isCommand(act));
  if (operation) {
    const said = (act: (typeof acts)[number]) => describeAct(act, { state, people });
    const name = operation.action === "undo" ? "undo" : `emergency_stop, level ${operation.level}`;
    const rest = commands.length > 0 ? ` Understood besides: ${commands.map(said).join(", then ")}.` : "";
    const reason = `To ${said(operation)} is an operation of its own (${name}).${rest} Nothing was done.`;
    return {
      ok: false,
      reason,
      suggestions: ["go to the next scene", "switch to grid", "throw some confetti"],
    };
  }
  const risky = result.risky || isDisruptive(commands) || confidence < SURE;
  return { ok: true, commands, confidence, risky, reading };
}
