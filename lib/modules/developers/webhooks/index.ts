export { prepareDeliveries } from "./deliveries/deliver";
export { deliverWebhookJob } from "./deliveries/deliver-webhook-job";
export { failDelivery } from "./deliveries/fail-delivery";
export { hasWebhooks } from "./has-webhooks";
export { newSecret } from "./signing/secret";
export { signer } from "./signing/sign-delivery";
