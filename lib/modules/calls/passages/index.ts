export { embedPassages } from "./embedding/embed-passages";
export { embedPassagesJob } from "./embedding/embed-passages-job";
export { type FoundPassage, findPassages, type PassageFilter } from "./search/find-passages";
export { storePassages } from "./store-passages";
