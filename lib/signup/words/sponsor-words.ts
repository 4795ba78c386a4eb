import type { SponsorTier } from "@/lib/modules/sponsor-record/tier-schema";

interface SponsorWords {
  heading: string;
  tiers: Record<SponsorTier, string>;
}

const WORDS: Record<string, SponsorWords> = {
  en: {
    heading: "Sponsors",
    tiers: {
      title: "Title sponsor",
      gold: "Gold",
      silver: "Silver",
      bronze: "Bronze",
      community: "Community partners",
    },
  },
  de: {
    heading: "Sponsoren",
    tiers: {
      title: "Hauptsponsor",
      gold: "Gold",
      silver: "Silber",
      bronze: "Bronze",
      community: "Community-Partner",
    },
  },
  es: {
    heading: "Patrocinadores",
    tiers: {
      title: "Patrocinador principal",
      gold: "Oro",
      silver: "Plata",
      bronze: "Bronce",
      community: "Socios de la comunidad",
    },
  },
  fr: {
    heading: "Sponsors",
    tiers: {
      title: "Sponsor principal",
      gold: "Or",
      silver: "Argent",
      bronze: "Bronze",
      community: "Partenaires de la communauté",
    },
  },
};

/** English where there are no words of a language. */
export const sponsorWords = (language: string): SponsorWords =>
  WORDS[language.toLowerCase().split("-")[0] ?? "en"] ?? (WORDS.en as SponsorWords);
