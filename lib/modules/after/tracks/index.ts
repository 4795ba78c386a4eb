export { isChunkKey } from "./uploads/chunks/chunk-key";
export { probePart } from "./uploads/probing/probe-part";
export { requireAwaited } from "./uploads/chunks/require-awaited";
