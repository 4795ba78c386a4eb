export { ANNOUNCER_NOTICE } from "./announcer-notice";
export { appendEntries, type Happening } from "./append-entries";
export { changesSince, type LaterChange } from "./changes-since";
export { type LedgerEntry, sourceOf } from "./entry";
export { type ErasedWords, eraseWords } from "./erase-words";
export { type LedgerRange, readEntries } from "./read-entries";
export { recentCommands } from "./recent-commands";
export { seqBefore } from "./seq-before";
export { stageAfter } from "./stage-after";
export type { StageMove } from "./stage-move";
export {
  type HeldStage,
  lockStageRow,
  makeStageRow,
  momentOf,
  readStageRow,
  STAGE_EPOCH,
  type StageMarks,
  type StoredStage,
  saveStage,
} from "./stage-row";
