import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { webhooksContract } from "./contract";
import { getDeliveryContent } from "./deliveries/get-delivery-content";
import { listWebhookDeliveries } from "./deliveries/list-webhook-deliveries";
import { recoverWebhookDeliveries } from "./deliveries/recover-webhook-deliveries";
import { retryWebhookDelivery } from "./deliveries/retry-webhook-delivery";
import { createWebhook } from "./setup/create-webhook";
import { deleteWebhook } from "./setup/delete-webhook";
import { getWebhook } from "./setup/get-webhook";
import { listWebhooks } from "./setup/list-webhooks";
import { testWebhook } from "./setup/test-webhook";
import { updateWebhook } from "./setup/update-webhook";
import { rotateWebhookSecret } from "./signing/rotate-webhook-secret";

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
