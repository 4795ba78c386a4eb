export { erasePeople, eraseProgram } from "./erasing/erase-program";
export { startPrograms } from "./start-programs";
