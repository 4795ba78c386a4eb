export { tellCancelled } from "./cancelled-notices/tell-cancelled";
export { tellCancelledJob } from "./cancelled-notices/tell-cancelled-job";
