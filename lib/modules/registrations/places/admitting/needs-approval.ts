import type { Event } from "@/lib/generated/prisma/client";

/**
 * True if this registration must be approved. An address at one of the event's domains is approved by that
 * rule. Only its owner gets the email, so claiming it doesn't help anyone else.
 */
export const needsApproval = (
  { approval, approvalDomains }: Pick<Event, "approval" | "approvalDomains">,
  emailNormal: string,
): boolean => approval && !approvalDomains.includes(emailNormal.slice(emailNormal.lastIndexOf("@") + 1));
