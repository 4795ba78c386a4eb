export { noteVisit } from "./note-visit";
export { flushVisits, visitorsOf } from "./visitors-of";
