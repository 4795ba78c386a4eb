export { CONFIG_DEFAULTS, configOf, mergeConfig } from "./config";
export { emitForEvent } from "./emit-for-event";
export { eventFacts } from "./event-facts";
export { findEvent, lockEvent } from "./find-event";
export { givenSeconds } from "./given-seconds";
export { backstageUrl, eventLinks, studioUrl } from "./links";
export { type OrganisedShow, organiserOf } from "./organiser-of";
export { registrationAvailability, seatsLeft } from "./registration-availability";
export { requireAvailable } from "./require-available";
