import { db } from "@/lib/platform/database/db";
import { normalEmail } from "@/lib/platform/text/normal-email";
import type { DeliveryBlock } from "./mail-subject";

/** Why an address stands on the workspace's list of those not to write to; undefined where it does not. */
export async function suppressionOf(workspaceId: string, email: string): Promise<string | undefined> {
  const key = { workspaceId, emailNormal: normalEmail(email) };
  const entry = await db().suppression.findUnique({ where: { workspaceId_emailNormal: key } });
  return entry?.reason;
}

/** Addresses that bounced or complained get nothing. Who unsubscribed still gets what they asked for themselves. */
export const whyNotAddress = async (workspaceId: string, email: string): Promise<DeliveryBlock | undefined> =>
  refusedFor(await suppressionOf(workspaceId, email));

export const refusedFor = (listed: string | undefined): DeliveryBlock | undefined =>
  listed === undefined || listed === "unsubscribe"
    ? undefined
    : {
        state: "suppressed",
        why: "address_suppressed",
        reason: `The address is on the suppression list: ${listed}.`,
      };
