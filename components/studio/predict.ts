import { CATALOG, reduce, type StageCommandInput, type StagePerson, type StageState } from "@/lib/stage";

/** A command on its way. `version` is the stage's version with it, once the server has told. */
export interface Pending {
  id: string;
  command: StageCommandInput;
  /** ISO 8601. */
  at: string;
  version: number | null;
}

/** One-shot effects are shown when the server has them: shown twice would be worse than a moment later. */
const foreseeable = (command: StageCommandInput): boolean =>
  CATALOG[command.action].inverse.kind === "restore";

/** The stage as it will be when everything on its way has arrived. What has become impossible is left out. */
export function predict(
  server: StageState,
  pending: readonly Pending[],
  people: readonly StagePerson[],
): StageState {
  let state = server;
  for (const { id, command, at, version } of pending) {
    if (version !== null && version <= server.version) continue;
    if (!foreseeable(command)) continue;
    const result = reduce(state, command, { id, at, people });
    if (result.ok) state = result.state;
  }
  return state;
}

/** What is still on its way at this version. */
export const stillPending = (pending: readonly Pending[], version: number): readonly Pending[] =>
  pending.some((entry) => entry.version !== null && entry.version <= version)
    ? pending.filter((entry) => entry.version === null || entry.version > version)
    : pending;
