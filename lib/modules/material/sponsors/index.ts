export { createSponsor } from "./changing/create-sponsor";
export { deleteSponsor } from "./changing/delete-sponsor";
export { updateSponsor } from "./changing/update-sponsor";
export { copySponsors } from "./copy-sponsors";
export { failLogo, needsLogo, takeLogo } from "./logos/take-logo";
