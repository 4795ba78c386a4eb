import { type EvalBrief, EvalBriefSchema } from "../schema";
import { GERMAN } from "./de";
import { ENGLISH } from "./en";
import { SPANISH } from "./es";
import { FRENCH } from "./fr";
import { ITALIAN } from "./it";
import { JAPANESE } from "./ja";
import { DUTCH } from "./nl";
import { PORTUGUESE } from "./pt";

/** All briefs, checked against their schema. */
export const BRIEFS: EvalBrief[] = [
  ...ENGLISH,
  ...GERMAN,
  ...FRENCH,
  ...SPANISH,
  ...PORTUGUESE,
  ...ITALIAN,
  ...DUTCH,
  ...JAPANESE,
].map((brief) => EvalBriefSchema.parse(brief));
