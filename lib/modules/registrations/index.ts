export { type PlaceView, readPlace } from "./read-place";
export { readSubscription, type Subscription, unsubscribe } from "./unsubscribe";
