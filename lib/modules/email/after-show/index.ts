export { planAfterShow, sendAfterShowNow } from "./plan-after-show";
export { sendAfterShow } from "./send-after-show";
export { sendAfterShowJob } from "./send-after-show-job";
