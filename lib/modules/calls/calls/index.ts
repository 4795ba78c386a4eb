export { callFrom, callsFrom, storedCalls } from "./reading/call-from";
export { type ReadCall, readStoredCall } from "./reading/read-call";
export { refusingUnreadable } from "./reading/unreadable";
export { searchKey } from "./stored/search-keys";
