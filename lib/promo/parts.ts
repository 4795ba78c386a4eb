/** What a promo kit has for the show and for each of its speakers. */
export const PROMO_KINDS = ["card", "copy", "link", "teaser"] as const;
export type PromoKind = (typeof PROMO_KINDS)[number];

/** Sizes of cards, in pixels. */
export const CARD_SIZES = {
  square: { width: 1080, height: 1080 },
  landscape: { width: 1200, height: 630 },
  portrait: { width: 1080, height: 1350 },
  story: { width: 1080, height: 1920 },
} as const;
export type CardSize = keyof typeof CARD_SIZES;
export const CARD_SIZE_NAMES = ["square", "landscape", "portrait", "story"] as const satisfies CardSize[];

/** Where a text is used. */
export const COPY_PLACES = ["linkedin_post", "x_post", "newsletter", "email_signature"] as const;
export type CopyPlace = (typeof COPY_PLACES)[number];

/** The longest post on X, in characters. */
export const X_CHARACTERS = 280;
