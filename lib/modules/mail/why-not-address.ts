import { db } from "@/lib/platform/database/db";
import { normalEmail } from "@/lib/platform/text/normal-email";
import type { DeliveryBlock } from "./mail-subject";

/** Addresses that bounced or complained get nothing. Who unsubscribed still gets what they asked for themselves. */
export async function whyNotAddress(workspaceId: string, email: string): Promise<DeliveryBlock | undefined> {
  const key = { workspaceId, emailNormal: normalEmail(email) };
  const entry = await db().suppression.findUnique({ where: { workspaceId_emailNormal: key } });
  if (!entry || entry.reason === "unsubscribe") return undefined;
  return {
    state: "suppressed",
    why: "address_suppressed",
    reason: `The address is on the suppression list: ${entry.reason}.`,
  };
}
