export { startTracks } from "./start-tracks";
export { isChunkKey } from "./uploads/chunk-key";
export { probePart } from "./uploads/probe-part";
export { requireAwaited } from "./uploads/require-awaited";
