export { changeSubscription, type SubscriptionChoice } from "./change-subscription";
export { readSubscription, type Subscription } from "./read-subscription";
