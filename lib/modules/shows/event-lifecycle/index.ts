export { notifyOfCancellation } from "./cancelled-notices/notify-of-cancellation";
export { notifyOfCancellationJob } from "./cancelled-notices/notify-of-cancellation-job";
