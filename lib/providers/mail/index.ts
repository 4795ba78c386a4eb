import { env } from "@/lib/platform/runtime/env";
import { once } from "@/lib/platform/runtime/once";
import type { MailProvider } from "./port";
import { resendProvider } from "./resend";
import { smtpProvider } from "./smtp";

export { MailError, type MailParty, type MailProvider, type OutgoingMail } from "./port";

/** The provider that the settings name; one a process. */
export function mailProvider(): MailProvider {
  return once("mail-provider", () => {
    const settings = env();
    if (settings.MAIL_DRIVER === "resend")
      return resendProvider({ apiKey: settings.RESEND_API_KEY ?? "", baseUrl: settings.RESEND_BASE_URL });
    return smtpProvider({ url: settings.SMTP_URL });
  });
}
