export { tellCancelled } from "./tell-cancelled";
export { tellCancelledJob } from "./tell-cancelled-job";
