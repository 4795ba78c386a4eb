/** In the order in which they are named. */
export const SPONSOR_TIERS = ["title", "gold", "silver", "bronze", "community"] as const;
export type SponsorTier = (typeof SPONSOR_TIERS)[number];

/** Where a sponsor is named: on the signup page, in the ticker, as a lower third on stage. */
export const SPONSOR_PLACEMENTS = ["page", "ticker", "lower_third"] as const;
export type SponsorPlacement = (typeof SPONSOR_PLACEMENTS)[number];

/** Where a sponsor is named in the picture. */
export const STILL_PLACEMENTS = ["lower_third", "ticker"] as const satisfies readonly SponsorPlacement[];
export type StillPlacement = (typeof STILL_PLACEMENTS)[number];

/** State of a logo: none, being fetched, stored, or couldn't be fetched. */
export const LOGO_STATES = ["none", "fetching", "ready", "failed"] as const;

/** Maximum number of sponsors per show. */
export const MAX_SPONSORS = 60;
