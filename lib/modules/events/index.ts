export { clientFilter } from "./client-filter";
export { loadEventWithRelations } from "./load-event-with-relations";
export { makeEvent } from "./make-event";
export { linksFor, presentEvent } from "./present-event";
export { resolveClient } from "./resolve-client";
export { minutesOf } from "./schedule";
export { updateEvent } from "./update-event";
