export { designSubject } from "./rows/keep-design";
export { startTracks } from "./start-tracks";
export { chunkKey, isChunkKey } from "./uploads/chunks/chunk-key";
export { requireAwaited } from "./uploads/chunks/require-awaited";
export { probePart } from "./uploads/probing/probe-part";
export { sweepSpeakerUploads } from "./uploads/sweep-uploads";
