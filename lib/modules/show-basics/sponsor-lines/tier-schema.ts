/** From the first that is named to the last. */
export const SPONSOR_TIERS = ["title", "gold", "silver", "bronze", "community"] as const;
export type SponsorTier = (typeof SPONSOR_TIERS)[number];

/** Where a sponsor is named: on the sign-up page, in the ticker, as a name line on the stage. */
export const SPONSOR_PLACEMENTS = ["page", "ticker", "lower_third"] as const;
export type SponsorPlacement = (typeof SPONSOR_PLACEMENTS)[number];

/** What a logo can be: none, on its way to us, ours, or nothing that could be fetched. */
export const LOGO_STATES = ["none", "fetching", "ready", "failed"] as const;

/** How many sponsors a show has at most. */
export const MAX_SPONSORS = 60;
