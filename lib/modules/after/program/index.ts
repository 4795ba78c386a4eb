export { type Erased, erasePeople, eraseProgram } from "./erasing/erase-program";
export { isFinished } from "./is-finished";
export { PICTURE, SOUND } from "./planning/planned-piece";
export type { Measured } from "./rows/piece-rows";
export { startPrograms } from "./start-programs";
