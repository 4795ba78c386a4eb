import { type EvalBrief, EvalBriefSchema } from "../schema";
import { GERMAN } from "./de";
import { ENGLISH } from "./en";
import { SPANISH } from "./es";
import { FRENCH } from "./fr";
import { ITALIAN } from "./it";
import { JAPANESE } from "./ja";
import { DUTCH } from "./nl";
import { PORTUGUESE } from "./pt";

export { LATER } from "./later";

/** Written before anyone saw how the planner reads them: an email, notes and an agenda in each language. */
export const HELD_BACK: EvalBrief[] = [
  ...ENGLISH,
  ...GERMAN,
  ...FRENCH,
  ...SPANISH,
  ...PORTUGUESE,
  ...ITALIAN,
  ...DUTCH,
  ...JAPANESE,
].map((brief) => EvalBriefSchema.parse(brief));
