export { copySponsors } from "./copy-sponsors";
export { createSponsor } from "./create-sponsor";
export { deleteSponsor } from "./delete-sponsor";
export { failLogo, takeLogo, wantsLogo } from "./take-logo";
export { updateSponsor } from "./update-sponsor";
