import type { ReduceContext, StageCommandInput, StageState } from "@/lib/stage";
import { applyCommand, type ReduceResult } from "@/lib/stage/apply-command";
import { isReversible } from "@/lib/stage/command-facts";
import { completeCommand } from "@/lib/stage/complete-command";

/** A pending command. `version` is the stage's version that includes it, once the server has answered. */
export interface Pending {
  id: string;
  command: StageCommandInput;
  /** ISO 8601. */
  at: string;
  version: number | null;
}

/** What commands may refer to, besides what is on stage. */
export type Known = Pick<ReduceContext, "people" | "videos">;

/** One-shot effects wait for the server: playing one twice is worse than playing it a moment later. */
const foreseeable = (command: StageCommandInput): boolean => isReversible(command.action);

/** Returns the stage after one command from this page. The server reports invalid input. */
export const foresee = (
  state: StageState,
  { id, command, at }: Pick<Pending, "id" | "command" | "at">,
  known: Known,
): ReduceResult => applyCommand(state, completeCommand(command), { id, at, ...known });

/** Returns the stage after all pending commands. Those that no longer apply are left out. */
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

/** Returns the commands still pending at this version. */
export const stillPending = (pending: readonly Pending[], version: number): readonly Pending[] =>
  pending.some((entry) => entry.version !== null && entry.version <= version)
    ? pending.filter((entry) => entry.version === null || entry.version > version)
    : pending;
