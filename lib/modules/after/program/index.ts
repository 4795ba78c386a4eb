export { isLateTurn } from "./making/is-late-turn";
export { fileSoundOf, microphoneOf, ProgramReader, type ProgramSources } from "./sources";
export { startPrograms } from "./start-programs";
