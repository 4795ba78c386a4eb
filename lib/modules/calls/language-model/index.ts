export { answerOfPassages } from "./answer-of-passages";
export { claimsOfCall, logChecked } from "./claims-of-call";
export { inTurns } from "./in-turns";
