export { acknowledgementNotice, recordAcknowledgement } from "./acknowledgements";
export { broadcastStageJob } from "./broadcast-stage-job";
export { publishStage } from "./publish-stage";
export { queueBroadcast } from "./queue-broadcast";
export { requestReconcile, roomSignals } from "./room-signals";
export { enqueueWithEarlyRun } from "./run-early";
export { syncRoom } from "./sync-room";
