import type { Event } from "@/lib/generated/prisma/client";

/**
 * Whether somebody has to look at this registration first. An address at one of the event's domains is let in by that
 * rule; its mail goes there and nowhere else, so that claiming it is of no use to others.
 */
export const needsApproval = (
  { approval, approvalDomains }: Pick<Event, "approval" | "approvalDomains">,
  emailNormal: string,
): boolean => approval && !approvalDomains.includes(emailNormal.slice(emailNormal.lastIndexOf("@") + 1));
