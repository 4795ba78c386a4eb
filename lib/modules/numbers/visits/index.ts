export { noteVisit } from "./note-visit";
export { visitorsOf } from "./visitors-of";
