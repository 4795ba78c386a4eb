export { askToUnmuteJob } from "./ask-to-unmute-job";
export { closeRooms } from "./close-rooms";
export { disconnectFromRooms } from "./disconnect-from-rooms";
export { disconnectRevokedGuest } from "./disconnect-revoked-guest";
export { receiveReport } from "./receive-report";
export { startRoomReconciler } from "./room-reconciler";
export { sendUnmuteRequest } from "./send-room-message";
