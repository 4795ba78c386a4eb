export { eraseWordsFromPrograms } from "./deleting/erase-words";
export { sweepRecordings } from "./deleting/sweep-recordings";
export { openPart } from "./files/open-part";
export { isPartKey } from "./files/part-key";
