import { CATALOG } from "./catalog";
import type { CommandSpec } from "./catalog/command-spec";
import type { StageCommand } from "./command";
import { describeCommand } from "./describe-command";
import { type Clause, readClause } from "./natural-language/clause";
import { explainRefusal } from "./natural-language/explain-refusal";
import { isFiller } from "./natural-language/lexicon";
import { prepare } from "./natural-language/normalise";
import { RULES } from "./natural-language/rules";
import { suggest } from "./natural-language/suggest";
import { type Step, understandClause } from "./natural-language/understand-clause";
import { reduce } from "./reduce";
import type { StagePerson, StageState } from "./state";
import { fitsIn } from "./text";

export const SPOKEN_MAX_CHARS = 500;
const MAX_COMMANDS = 12;
const MAX_JOINED = 6;
const SURE = 0.8;
const BEFORE_THE_SHOW = "1970-01-01T00:00:00.000Z";

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
/** `suggestions` are whole sentences that would be understood. */
export type NotUnderstood = { ok: false; reason: string; suggestions: string[] };

type Room = readonly StagePerson[];
type Progress = { state: StageState; steps: Step[]; readings: string[] };
type Failed = { problem: string; clause?: Clause };

/** Runs the commands on a copy, so that "next scene, next scene" means two scenes on. */
function rehearse(progress: Progress, step: Step, people: Room): Progress | Failed {
  let { state } = progress;
  const readings = [...progress.readings];
  for (const command of step.commands) {
    const context = { state, people };
    const at = state.started_at ?? BEFORE_THE_SHOW;
    const result = reduce(state, command, { id: `spoken_${state.version}`, at, people });
    if (!result.ok) return { problem: explainRefusal(result, command, context) };
    readings.push(describeCommand(command, context));
    state = result.state;
  }
  return { state, readings, steps: [...progress.steps, step] };
}

type Taken = { length: number; step: Step };

/** A clause that only carries on a list: "bring Ana and Ben and Chris on stage". */
function continuesList(words: string[], quotes: string[], people: Room): boolean {
  const clause = readClause({ words, quotes, people, namesFirst: false });
  return clause.people.length + clause.quotes.length + clause.ambiguous.length > 0;
}

/** Takes the longest run of clauses from `start` that makes sense together. */
function takeClauses(
  clauses: string[][],
  start: number,
  quotes: string[],
  progress: Progress,
  people: Room,
): Taken | Failed {
  const before = progress.steps.at(-1) ?? null;
  const context = { state: progress.state, people, them: before?.them ?? null };
  let failed: Failed = { problem: "This is no command of the studio." };
  let longest = 1;
  while (longest < MAX_JOINED && continuesList(clauses[start + longest] ?? [], quotes, people)) longest += 1;
  for (let length = longest; length > 0; length -= 1) {
    const words = clauses.slice(start, start + length).flat();
    const attempt = understandClause({ words, quotes, context, before });
    if (attempt.ok) return { length, step: attempt.step };
    failed = attempt;
  }
  return failed;
}

function understandAll(sentence: string, state: StageState, people: Room): Progress | Failed {
  const { clauses: all, quotes } = prepare(sentence);
  const clauses = all.filter((clause) => !clause.every(isFiller));
  if (clauses.length === 0) return { problem: "Nothing was said." };
  let progress: Progress = { state, steps: [], readings: [] };
  for (let start = 0; start < clauses.length; ) {
    const taken = takeClauses(clauses, start, quotes, progress, people);
    if ("problem" in taken) return taken;
    const next = rehearse(progress, taken.step, people);
    if ("problem" in next) return next;
    progress = next;
    start += taken.length;
    if (progress.readings.length > MAX_COMMANDS) return { problem: "These are too many commands at once." };
  }
  return progress;
}

function isDisruptive(command: StageCommand): boolean {
  const spec: CommandSpec = CATALOG[command.action];
  return spec.risk === "disruptive";
}

/**
 * Understands a typed or spoken sentence in English, German or Spanish as studio commands. Several commands
 * may be joined ("and", "then", commas); people are found by name among `people` and the stage, small
 * misspellings included. The text is data: a sentence with anything not understood, or not possible now, does
 * nothing at all and is answered with suggestions. Pure; the given state is only looked at.
 */
export function parseNaturalLanguage(
  sentence: string,
  state: StageState,
  people: readonly StagePerson[] = [],
): Understood | NotUnderstood {
  const room = [...new Map([...people, ...state.stage].map((person) => [person.identity, person])).values()];
  const result: Progress | Failed = fitsIn(sentence, SPOKEN_MAX_CHARS)
    ? understandAll(sentence, state, room)
    : { problem: "That is too long for one command." };
  if ("problem" in result) {
    return { ok: false, reason: result.problem, suggestions: suggest(RULES, result.clause, room) };
  }
  const commands = result.steps.flatMap((step) => step.commands);
  const confidence = Math.min(...result.steps.map((step) => step.confidence));
  const said = result.readings.join(", then ");
  const reading = `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
  return { ok: true, commands, confidence, risky: commands.some(isDisruptive) || confidence < SURE, reading };
}
