export { programTask } from "./program-task";
export { requestProgram, requestProgramAgain, requestUnfinishedPrograms } from "./request-program";
