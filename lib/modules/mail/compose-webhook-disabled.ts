import { ownSender } from "@/lib/modules/mail/address/sender";
import { env } from "@/lib/platform/runtime/env";
import { oneLine } from "@/lib/platform/text/one-line";
import type { ComposedMail } from "./composed-mail";

export interface DisabledWebhook {
  id: string;
  url: string;
  reason: "gone" | "failing";
  environment: "test" | "live";
}

const WHY = {
  gone: "The receiver answered 410: it is gone for good.",
  failing: "It has failed for five days, whatever was sent.",
};

/** Makes the mail about a webhook that was switched off. */
export async function composeWebhookDisabled(
  webhook: DisabledWebhook,
  workspaceName: string,
): Promise<ComposedMail> {
  const [{ render }, { WebhookDisabledMail }] = await Promise.all([
    import("react-email"),
    import("./templates/webhook-disabled-mail"),
  ]);
  const link = `${env().PUBLIC_URL.replace(/\/$/, "")}/dashboard/${webhook.environment}/webhooks`;
  const why = WHY[webhook.reason];
  const target = oneLine(webhook.url, 500);
  const name = oneLine(workspaceName, 120);
  return {
    subject: oneLine(`A webhook of ${name} was switched off`, 150),
    html: await render(WebhookDisabledMail({ workspaceName: name, target, why, link })),
    text: [
      "Hello,",
      `${why} Nothing is sent to this address any more, and what was waiting for it was cancelled:`,
      target,
      `Once the receiver works again, switch the webhook on and retry the deliveries that you need: ${link}`,
      `--\nYou get this mail because you own the workspace ${name}.\n`,
    ].join("\n\n"),
    calendar: null,
    fromName: ownSender().name,
    replyTo: null,
    headers: {},
  };
}
