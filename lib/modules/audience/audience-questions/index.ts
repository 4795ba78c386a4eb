export { groupQuestions } from "./group-questions";
