export { cancelJobs } from "./cancel-jobs";
export type { Job } from "./job";
export { startJobs } from "./start-jobs";
