export { answerOfPassages } from "./answer-of-passages";
export { askOnce } from "./ask-once";
export { claimsOfCall } from "./claims-of-call";
