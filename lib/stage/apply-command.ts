import type { CommandName } from "./catalog";
import type { StageCommand } from "./command";
import { isReversible } from "./command-facts";
import { audienceReducers } from "./reduce/audience-reducers";
import { contentReducers } from "./reduce/content-reducers";
import { peopleReducers } from "./reduce/people-reducers";
import { pictureReducers } from "./reduce/picture-reducers";
import { recordingReducers } from "./reduce/recording-reducers";
import { sceneReducers } from "./reduce/scene-reducers";
import { soundReducers } from "./reduce/sound-reducers";
import { conflict, isRefusal, type ReduceContext, type Reducer, type Refusal } from "./reduce/types";
import { videoReducers } from "./reduce/video-reducers";
import { type Applied, sealChange } from "./seal-change";
import type { StageState } from "./state";

const REDUCERS: { [K in CommandName]: Reducer<K> } = {
  ...pictureReducers,
  ...sceneReducers,
  ...contentReducers,
  ...videoReducers,
  ...peopleReducers,
  ...audienceReducers,
  ...soundReducers,
  ...recordingReducers,
};

/** Returns the state that blocks all commands, if there is one. */
function blockedBy(state: StageState): string | null {
  if (state.phase === "ended") return "ended";
  return state.mask.level;
}

export type ReduceResult = Applied | Refusal;

/**
 * Applies a valid, complete command. Pure: never changes the input state, and returns a refusal if the
 * command is impossible now. An accepted command increases the version by exactly one. After the end of the
 * show, and during an emergency card, every command is refused with `version_conflict`.
 *
 * Doesn't validate, so that a page can predict what it sends (`completeCommand`) without loading the
 * validation.
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
