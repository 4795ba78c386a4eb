export { eraseCalls } from "./erase-calls";
export { callFrom, callsFrom, storedCalls } from "./reading/call-from";
export { type ReadCall, readStoredCall } from "./reading/read-call";
export { refusingUnreadable } from "./reading/unreadable";
export { searchKey } from "./stored/search-keys";
export { type CallOrigin, prepareHeardCall } from "./storing/prepare-call";
export { storeHeardCall } from "./storing/store-analyzed";
export { sweepCalls } from "./sweep-calls";
