export { isLateTurn } from "./making/is-late-turn";
export { microphoneOf, ProgramReader, type ProgramSources } from "./sources";
export { startPrograms } from "./start-programs";
