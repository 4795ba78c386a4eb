import type { ReduceContext, StageCommandInput, StageState } from "@/lib/stage";
import { applyCommand, type ReduceResult } from "@/lib/stage/apply-command";
import { isReversible } from "@/lib/stage/command-facts";
import { completeCommand } from "@/lib/stage/complete-command";

/** A command on its way. `version` is the stage's version with it, once the server has told. */
export interface Pending {
  id: string;
  command: StageCommandInput;
  /** ISO 8601. */
  at: string;
  version: number | null;
}

/** What commands may name besides what is on the stage. */
export type Known = Pick<ReduceContext, "people" | "videos">;

/** One-shot effects are shown when the server has them: shown twice would be worse than a moment later. */
const foreseeable = (command: StageCommandInput): boolean => isReversible(command.action);

/** The stage with one command of this page's. What is wrong with its words the server says. */
export const foresee = (
  state: StageState,
  { id, command, at }: Pick<Pending, "id" | "command" | "at">,
  known: Known,
): ReduceResult => applyCommand(state, completeCommand(command), { id, at, ...known });

/** The stage as it will be when everything on its way has arrived. What has become impossible is left out. */
export function predict(server: StageState, pending: readonly Pending[], known: Known): StageState {
  let state = server;
  for (const entry of pending) {
    if (entry.version !== null && entry.version <= server.version) continue;
    if (!foreseeable(entry.command)) continue;
    const result = foresee(state, entry, known);
    if (result.ok) state = result.state;
  }
  return state;
}

/** What is still on its way at this version. */
export const stillPending = (pending: readonly Pending[], version: number): readonly Pending[] =>
  pending.some((entry) => entry.version !== null && entry.version <= version)
    ? pending.filter((entry) => entry.version === null || entry.version > version)
    : pending;
