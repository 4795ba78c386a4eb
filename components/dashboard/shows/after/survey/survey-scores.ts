import type { AnalyticsFigures } from "../analytics/figures";

/** The survey's numbers: its average, and how many gave each score from 0 to 10. */
export type SurveyScores = AnalyticsFigures["nps"];
