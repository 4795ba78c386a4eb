export { type DeliveryResult, deliverWebhook } from "./deliver";
export { failDelivery } from "./fail-delivery";
