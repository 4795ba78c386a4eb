export { prepareDeliveries } from "./deliver";
export { deliverWebhookJob } from "./deliver-webhook-job";
export { failDelivery } from "./fail-delivery";
export { hasWebhooks } from "./has-webhooks";
