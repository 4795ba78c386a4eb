import { z } from "zod";
import { env } from "@/lib/platform/runtime/env";
import { oneLine } from "@/lib/platform/text/one-line";
import { defineMail } from "../definition/define-mail";

const WHY = {
  gone: "The endpoint responded with 410 Gone.",
  failing: "Every delivery failed for five days.",
};

/** Tells an owner that a webhook was switched off. */
export const webhookDisabledMail = defineMail({
  kind: "webhook_disabled",
  class: "account",
  layers: [],
  facts: z.object({
    url: z.string(),
    reason: z.enum(["gone", "failing"]),
    environment: z.enum(["test", "live"]),
  }),
  whyNot: () => undefined,
  compose: async ({ facts: { url, reason, environment }, workspace }) => {
    const [{ render }, { WebhookDisabledMail }] = await Promise.all([
      import("react-email"),
      import("../compose/templates/webhook-disabled-mail"),
    ]);
    const link = `${env().PUBLIC_URL.replace(/\/$/, "")}/dashboard/${environment}/webhooks`;
    const why = WHY[reason];
    const target = oneLine(url, 500);
    const name = oneLine(workspace?.name ?? "", 120);
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
      headers: {},
    };
  },
});
