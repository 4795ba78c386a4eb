export { eraseFromRecordings } from "./deleting/erase-from-recordings";
export { eraseWordsFromPrograms } from "./deleting/erase-words";
export { sweepRecordings } from "./deleting/sweep-recordings";
export { openPart } from "./files/open-part";
export { isPartKey } from "./files/part-key";
export { namesOfPeople } from "./reading/names-of-people";
export { recentlyReady } from "./reading/recently-ready";
