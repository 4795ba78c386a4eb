export { logoOf, logoSubject } from "./logo-of";
export { openLogo } from "./open-logo";
export { presentPublicSponsor } from "./present-public-sponsor";
export { readSponsors } from "./read-sponsors";
export { sponsorNameLines, sponsorTicker } from "./stage-lines";
