export { answerOfPassages } from "./answer-of-passages";
export { askOnce } from "./ask-once";
export { claimsOfCall, logChecked } from "./claims-of-call";
export { inTurns } from "./in-turns";
