export { importRegistrationsJob } from "./import-registrations-job";
export { endFailedImport } from "./running/end-failed-import";
export { runImport } from "./running/run-import";
export { eraseFromRunningImports } from "./writing/erased-rows";
