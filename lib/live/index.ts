export { decodeLive, encodeLive } from "./codec";
export * from "./feed-messages";
export { EMPTY_FEED, type FeedView, withMessages } from "./feed-view";
export {
  knownMessages,
  LIVE_TYPES,
  type LiveAudience,
  type LiveMessage,
  type LiveMessageOf,
  LiveMessageSchema,
  type LiveType,
} from "./messages";
