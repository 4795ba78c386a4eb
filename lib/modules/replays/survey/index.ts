export { surveyOf } from "./survey-of";
