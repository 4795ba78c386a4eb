export { decodeLive, encodeLive } from "./codec";
export * from "./feed-messages";
export {
  knownMessages,
  LIVE_TYPES,
  type LiveAudience,
  type LiveMessage,
  type LiveMessageOf,
  LiveMessageSchema,
  type LiveType,
} from "./messages";
