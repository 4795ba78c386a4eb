export { decodeLive, encodeLive } from "./codec";
export * from "./feed-messages";
export {
  LIVE_TYPES,
  type LiveAudience,
  type LiveMessage,
  type LiveMessageOf,
  type LiveType,
} from "./messages";
