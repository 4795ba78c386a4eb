export { cancelJobs } from "./cancel-jobs";
export { FinalError, LeaseLostError } from "./errors";
export type { Job } from "./job";
export { startJobs } from "./start-jobs";
