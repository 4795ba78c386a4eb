/** A provider's later report about an email that it had accepted. */
export interface DeliveryReport {
  /** Our own id, if the provider returns it. Otherwise the provider's id identifies the email. */
  messageId: string | undefined;
  providerId: string;
  address: string;
  what: "bounced" | "complained" | "failed";
  /** The address will never accept email, or doesn't want it. */
  isFinal: boolean;
  reason: string;
  at: Date;
}

/** The report has no valid signature by the provider, or one that is too old. */
export class ForgedReport extends Error {
  override name = "ForgedReport";
}
