export { clientFilter } from "./client-filter";
export { loadBundle } from "./load-bundle";
export { makeEvent } from "./make-event";
export { linksFor, presentEvent } from "./present-event";
export { registrationDoor } from "./registration-door";
export { resolveClient } from "./resolve-client";
