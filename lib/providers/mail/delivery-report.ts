/** What a provider says later of a mail that it had taken. */
export interface DeliveryReport {
  /** Ours, where the provider hands it back; else the provider's own id names the mail. */
  messageId: string | undefined;
  providerId: string;
  address: string;
  what: "bounced" | "complained" | "failed";
  /** The address will never take mail, or does not want it. */
  isFinal: boolean;
  reason: string;
  at: Date;
}

/** The provider did not sign it, or signed something else, or long ago. */
export class ForgedReport extends Error {
  override name = "ForgedReport";
}
