export { decodeLive } from "./codec";
export * from "./feed-messages";
export { EMPTY_FEED, type FeedView, withMessages, withSaying } from "./feed-view";
export {
  knownMessages,
  LIVE_TYPES,
  type LiveAudience,
  type LiveMessage,
  type LiveMessageOf,
  type LiveType,
} from "./messages";
export { sortedQuestions } from "./sorted-questions";
