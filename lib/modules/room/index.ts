export { closeRooms } from "./close-rooms";
export { disconnectFromRooms } from "./disconnect-from-rooms";
export { disconnectWithdrawn } from "./disconnect-withdrawn";
export { receiveReport } from "./receive-report";
export { reconcileRooms } from "./reconcile-rooms";
export { startRoomReconciler } from "./room-reconciler";
export { sendUnmuteRequest, tellInvitation } from "./send-room-message";
export { takeSeat } from "./stage-seats";
