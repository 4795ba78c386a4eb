import { type Env, env } from "@/lib/platform/runtime/env";
import { processSingleton } from "@/lib/platform/runtime/process-singleton";
import type { EmailProvider } from "./port";
import { resendProvider } from "./resend";
import { type DkimKey, smtpProvider } from "./smtp";

export { type DeliveryReport, ForgedReport } from "./delivery-report";
export { EmailError, type EmailParty, type EmailProvider, type OutgoingEmail } from "./port";
export { readResendReport } from "./read-resend-report";
export {
  LONGEST_PAUSE_SECONDS,
  pausedSeconds,
  pauseSending,
  sendingWorks,
  waitForPause,
} from "./sending-pause";

/** Returns the configured provider, one per process. */
export function emailProvider(): EmailProvider {
  return processSingleton("mail-provider", () => {
    const settings = env();
    if (settings.MAIL_DRIVER === "resend")
      return resendProvider({ apiKey: settings.RESEND_API_KEY ?? "", baseUrl: settings.RESEND_BASE_URL });
    return smtpProvider({ url: settings.SMTP_URL, dkim: dkimKey(settings) });
  });
}

function dkimKey(settings: Env): DkimKey | undefined {
  const { DKIM_DOMAIN: domain, DKIM_SELECTOR: selector, DKIM_PRIVATE_KEY: key } = settings;
  // In variables, the line breaks of a key are often escaped.
  return domain && selector && key
    ? { domain, selector, privateKey: key.replaceAll("\\n", "\n") }
    : undefined;
}
