export { type RegistrationPage, readRegistrationPage } from "./read-registration-page";
export { readSubscription, type Subscription, unsubscribe } from "./unsubscribe";
