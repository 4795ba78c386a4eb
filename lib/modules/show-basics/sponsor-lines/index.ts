export { logoOf, logoSubject } from "./logo-of";
export {
  isInLowerThird,
  isStageCovered,
  type NamedSponsor,
  namesOnStage,
  placeInTicker,
} from "./named-on-stage";
export { openLogo } from "./open-logo";
export { presentPublicSponsor } from "./present-public-sponsor";
export { readSponsors } from "./read-sponsors";
export { sponsorNameLines, sponsorTicker } from "./stage-lines";
export type { StillPlacement } from "./tier-schema";
