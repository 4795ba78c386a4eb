import { z } from "zod";
import { env } from "@/lib/platform/runtime/env";
import { oneLine } from "@/lib/platform/text/one-line";
import { defineEmail } from "../definition/define-email";

const WHY = {
  gone: "Your endpoint returned 410 Gone.",
  failing: "Every delivery to your endpoint has failed for 5 days.",
};

/** Notifies an owner that a webhook endpoint was disabled. */
export const webhookDisabledEmail = defineEmail({
  kind: "webhook_disabled",
  class: "account",
  layers: [],
  facts: z.object({
    url: z.string(),
    reason: z.enum(["gone", "failing"]),
    environment: z.enum(["test", "live"]),
  }),
  skipReason: () => undefined,
  compose: async ({ facts: { url, reason, environment }, workspace }) => {
    const [{ render }, { WebhookDisabledEmail }] = await Promise.all([
      import("react-email"),
      import("../compose/templates/webhook-disabled-email"),
    ]);
    const link = `${env().PUBLIC_URL.replace(/\/$/, "")}/dashboard/${environment}/webhooks`;
    const why = WHY[reason];
    const target = oneLine(url, 500);
    const name = oneLine(workspace?.name ?? "", 120);
    return {
      subject: oneLine(`Webhook endpoint disabled in ${name}`, 150),
      html: await render(WebhookDisabledEmail({ workspaceName: name, target, why, link })),
      text: [
        "Hi,",
        `${why} We cancelled the pending deliveries and disabled this endpoint:`,
        target,
        `New events aren’t recorded for it. Once it works again, activate it and retry the deliveries you need: ${link}`,
        `--\nYou’re receiving this email because you own the ${name} workspace.\n`,
      ].join("\n\n"),
      calendar: null,
      headers: {},
    };
  },
});
