import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { webhooksContract } from "./contract";
import { createWebhook } from "./create-webhook";
import { deleteWebhook } from "./delete-webhook";
import { getDeliveryContent } from "./get-delivery-content";
import { getWebhook } from "./get-webhook";
import { listWebhookDeliveries } from "./list-webhook-deliveries";
import { listWebhooks } from "./list-webhooks";
import { recoverWebhookDeliveries } from "./recover-webhook-deliveries";
import { retryWebhookDelivery } from "./retry-webhook-delivery";
import { rotateWebhookSecret } from "./rotate-webhook-secret";
import { testWebhook } from "./test-webhook";
import { updateWebhook } from "./update-webhook";

export const handlers: HandlersOf<typeof webhooksContract> = {
  createWebhook,
  deleteWebhook,
  getDeliveryContent,
  getWebhook,
  listWebhookDeliveries,
  listWebhooks,
  recoverWebhookDeliveries,
  retryWebhookDelivery,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
};
