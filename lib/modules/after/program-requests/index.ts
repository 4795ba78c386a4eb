export { programTask } from "./program-task";
export {
  letProgramRest,
  requestProgram,
  requestProgramAgain,
  requestUnfinishedPrograms,
} from "./request-program";
export { retryFailedPieces } from "./retry-pieces";
export { takeUpFailedPrograms } from "./take-up-failed";
