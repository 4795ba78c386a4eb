export { programTask } from "./program-task";
export { requestProgram, requestProgramAgain, requestUnfinishedPrograms } from "./request-program";
export { takeUpFailedPrograms } from "./take-up-failed";
