export { closeRooms } from "./close-rooms";
export { disconnectFromRooms } from "./disconnect-from-rooms";
export { disconnectRevokedGuest } from "./disconnect-revoked-guest";
export { receiveReport } from "./receive-report";
export { reconcileRooms } from "./reconcile-rooms";
export { startRoomReconciler } from "./room-reconciler";
export { sendUnmuteRequest } from "./send-room-message";
