/** A show's emails that people can unsubscribe from, kind by kind: all except those they requested. */
export const SUBSCRIPTION_KINDS = {
  registration: ["h24", "h1", "live", "changed", "cancelled", "replay", "missed", "message"],
  guest: ["guest_invite", "rehearsal_invite", "cancelled", "message"],
} as const;

export type SubscriberType = keyof typeof SUBSCRIPTION_KINDS;
export type SubscriptionKind = (typeof SUBSCRIPTION_KINDS)[SubscriberType][number];
