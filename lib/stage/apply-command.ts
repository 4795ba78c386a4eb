import type { CommandName } from "./catalog";
import type { StageCommand } from "./command";
import { isReversible } from "./command-facts";
import { audienceReducers } from "./reduce/audience-reducers";
import { contentReducers } from "./reduce/content-reducers";
import { peopleReducers } from "./reduce/people-reducers";
import { pictureReducers } from "./reduce/picture-reducers";
import { sceneReducers } from "./reduce/scene-reducers";
import { soundReducers } from "./reduce/sound-reducers";
import { conflict, isRefusal, type ReduceContext, type Reducer, type Refusal } from "./reduce/types";
import { type Applied, sealChange } from "./seal-change";
import type { StageState } from "./state";

const REDUCERS: { [K in CommandName]: Reducer<K> } = {
  ...pictureReducers,
  ...sceneReducers,
  ...contentReducers,
  ...peopleReducers,
  ...audienceReducers,
  ...soundReducers,
};

/** The state that stands in the way of any command, if one does. */
function blockedBy(state: StageState): string | null {
  if (state.phase === "ended") return "ended";
  return state.mask.level;
}

export type ReduceResult = Applied | Refusal;

/**
 * Applies one command that is in order as it stands. Pure: the input state is never touched, what is impossible now comes
 * back as a refusal. An accepted command raises the version by exactly one. After the end, and while an emergency card is
 * up, every command is refused with `version_conflict`.
 *
 * Without the check, so that a page can foresee what it sends (`completeCommand`) and loads none of what checks.
 */
export function applyCommand(
  state: StageState,
  command: StageCommand,
  context: ReduceContext & { at: string },
): ReduceResult {
  const blocked = blockedBy(state);
  if (blocked !== null) return conflict(blocked);
  const reducer = REDUCERS[command.action] as Reducer<CommandName>;
  const next = reducer(state, command as never, context);
  return isRefusal(next) ? next : sealChange(state, next, isReversible(command.action));
}
