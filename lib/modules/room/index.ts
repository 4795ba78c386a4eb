export { askToUnmuteJob } from "./ask-to-unmute-job";
export { closeRooms } from "./close-rooms";
export { disconnectFromRooms } from "./disconnect-from-rooms";
export { disconnectWithdrawn } from "./disconnect-withdrawn";
export { receiveReport } from "./receive-report";
export { startRoomReconciler } from "./room-reconciler";
export { sendUnmuteRequest, tellInvitation } from "./send-room-message";
export { takeSeat } from "./stage-seats";
export { tellInvitationJob } from "./tell-invitation-job";
