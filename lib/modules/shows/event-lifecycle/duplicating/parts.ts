import type { CopiedPart } from "../schema";
import type { CopyPart } from "./copy-part";
import { emailPart } from "./email-part";
import { guestsPart } from "./guests-part";
import { lookPart } from "./look-part";
import { planPart } from "./plan-part";
import { settingsPart } from "./settings-part";
import { signupPart } from "./signup-part";
import { slidesPart } from "./slides-part";
import { sponsorsPart } from "./sponsors-part";
import { videosPart } from "./videos-part";

/**
 * The parts of a show that can be copied, one per line, in the order in which they are copied. People, slides
 * and videos come before the parts that refer to them.
 */
export const PARTS: Readonly<Record<CopiedPart, CopyPart>> = {
  settings: settingsPart,
  look: lookPart,
  signup: signupPart,
  mail: emailPart,
  sponsors: sponsorsPart,
  guests: guestsPart,
  slides: slidesPart,
  videos: videosPart,
  plan: planPart,
};
