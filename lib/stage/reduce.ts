import * as z from "zod";
import { withSceneIndex } from "./apply-restore";
import { CATALOG, type CommandName } from "./catalog";
import type { CommandSpec } from "./catalog/command-spec";
import { parseCommand, type StageCommandInput } from "./command";
import { diffStates } from "./diff";
import { audienceReducers } from "./reduce/audience-reducers";
import { contentReducers } from "./reduce/content-reducers";
import { peopleReducers } from "./reduce/people-reducers";
import { pictureReducers } from "./reduce/picture-reducers";
import { sceneReducers } from "./reduce/scene-reducers";
import { soundReducers } from "./reduce/sound-reducers";
import { conflict, isRefusal, type ReduceContext, type Reducer, type Refusal, refuse } from "./reduce/types";
import { videoReducers } from "./reduce/video-reducers";
import type { RestorePatch } from "./restore-patch";
import type { StageState } from "./state";

const REDUCERS: { [K in CommandName]: Reducer<K> } = {
  ...pictureReducers,
  ...sceneReducers,
  ...contentReducers,
  ...videoReducers,
  ...peopleReducers,
  ...audienceReducers,
  ...soundReducers,
};

const IdSchema = z.string().min(1).max(100);
const InstantSchema = z.iso.datetime();

/**
 * `inverse` is what `undo` needs, null for commands that cannot be taken back; `changed` are the paths that
 * differ, empty when the command found everything as it wanted it.
 */
export type Applied = { ok: true; state: StageState; inverse: RestorePatch | null; changed: string[] };
export type ReduceResult = Applied | Refusal;

/** Numbers the next version and says what changed. Used by everything that makes a new state. */
export function sealChange(before: StageState, after: StageState, reversible: boolean): Applied {
  const { patch, changed } = diffStates(before, after);
  const state = withSceneIndex({ ...after, version: before.version + 1 });
  return { ok: true, state, inverse: reversible ? patch : null, changed };
}

/** The state that stands in the way of any command, if one does. */
function blockedBy(state: StageState): string | null {
  if (state.phase === "ended") return "ended";
  return state.mask.level;
}

/**
 * Applies one command. Pure and total: the input state is never touched, anything malformed or impossible
 * comes back as a refusal with the field and its code. An accepted command raises the version by exactly one.
 * After the end, and while an emergency card is up, every command is refused with `version_conflict`.
 */
export function reduce(state: StageState, command: StageCommandInput, context: ReduceContext): ReduceResult {
  const parsed = parseCommand(command);
  if (!parsed.ok) return { ok: false, code: "validation_error", fields: parsed.fields };
  const blocked = blockedBy(state);
  if (blocked !== null) return conflict(blocked);
  if (!IdSchema.safeParse(context.id).success) return refuse("id", "invalid");
  const at = InstantSchema.safeParse(context.at);
  if (!at.success) return refuse("at", "iso_8601");
  const { action } = parsed.command;
  const reducer = REDUCERS[action] as Reducer<CommandName>;
  const next = reducer(state, parsed.command as never, { ...context, at: at.data });
  if (isRefusal(next)) return next;
  const spec: CommandSpec = CATALOG[action];
  return sealChange(state, next, spec.inverse.kind === "restore");
}
