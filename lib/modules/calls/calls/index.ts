export { eraseCalls } from "./deleting/erase-calls";
export { sweepCalls } from "./deleting/sweep-calls";
export { callFrom, callsFrom, storedCalls } from "./reading/call-from";
export type { ReadCall } from "./reading/read-call";
export { refusingUnreadable } from "./reading/unreadable";
export { searchKey } from "./stored/search-keys";
export { type CallOrigin, prepareHeardCall } from "./storing/prepare-call";
export { storeHeardCall } from "./storing/store-analyzed";
export { withModel } from "./storing/with-claims";
