export { endFailedImport } from "./end-failed-import";
export { importRegistrationsJob } from "./import-registrations-job";
export { runImport } from "./run-import";
