export { closeRooms } from "./close-rooms";
export { receiveReport } from "./receive-report";
export { reconcileRooms } from "./reconcile-rooms";
export { startRoomWatch } from "./room-watch";
export { sayAskUnmute } from "./say";
export { takeOut } from "./take-out";
export { withdrawGuest } from "./withdraw-guest";
