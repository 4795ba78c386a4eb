/** Mails of a show that its people can do without, each by itself: all but what they asked for. */
export const SUBSCRIPTION_KINDS = {
  registration: ["h24", "h1", "live", "changed", "cancelled", "message"],
  guest: ["guest_invite", "rehearsal_invite", "cancelled", "message"],
} as const;

export type SubscriberType = keyof typeof SUBSCRIPTION_KINDS;
export type SubscriptionKind = (typeof SUBSCRIPTION_KINDS)[SubscriberType][number];
