import type { SponsorTier } from "./tier-schema";

interface TierWords {
  /** What a single sponsor is called, as on the stage. */
  one: string;
  /** Heading of a tier, as on the signup page. */
  heading: string;
}

const WORDS: Record<string, Record<SponsorTier, TierWords>> = {
  en: {
    title: { one: "Title sponsor", heading: "Title sponsor" },
    gold: { one: "Gold sponsor", heading: "Gold" },
    silver: { one: "Silver sponsor", heading: "Silver" },
    bronze: { one: "Bronze sponsor", heading: "Bronze" },
    community: { one: "Community partner", heading: "Community partners" },
  },
  de: {
    title: { one: "Hauptsponsor", heading: "Hauptsponsor" },
    gold: { one: "Gold-Sponsor", heading: "Gold" },
    silver: { one: "Silber-Sponsor", heading: "Silber" },
    bronze: { one: "Bronze-Sponsor", heading: "Bronze" },
    community: { one: "Community-Partner", heading: "Community-Partner" },
  },
  es: {
    title: { one: "Patrocinador principal", heading: "Patrocinador principal" },
    gold: { one: "Patrocinador oro", heading: "Oro" },
    silver: { one: "Patrocinador plata", heading: "Plata" },
    bronze: { one: "Patrocinador bronce", heading: "Bronce" },
    community: { one: "Socio de la comunidad", heading: "Socios de la comunidad" },
  },
  fr: {
    title: { one: "Sponsor principal", heading: "Sponsor principal" },
    gold: { one: "Sponsor or", heading: "Or" },
    silver: { one: "Sponsor argent", heading: "Argent" },
    bronze: { one: "Sponsor bronze", heading: "Bronze" },
    community: { one: "Partenaire de la communauté", heading: "Partenaires de la communauté" },
  },
};

/** Returns the texts in a language. English is the fallback. */
export const sponsorWords = (language: string): Record<SponsorTier, TierWords> =>
  (WORDS[language.toLowerCase().split("-")[0] ?? "en"] ?? WORDS.en) as Record<SponsorTier, TierWords>;
