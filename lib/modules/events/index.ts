export { auditEvent } from "./audit-event";
export { clientFilter } from "./client-filter";
export { loadEventWithRelations } from "./load-event-with-relations";
export { makeEvent, type NewEvent } from "./make-event";
export { linksFor, presentEvent } from "./present-event";
export { presentEventResult } from "./present-event-result";
export { readSummary } from "./read-summary";
export { resolveClient } from "./resolve-client";
export { minutesOf } from "./schedule";
