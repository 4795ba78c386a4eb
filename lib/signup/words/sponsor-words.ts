import type { SponsorTier } from "@/lib/modules/sponsor-record/tier-schema";

const WORDS: Record<string, Record<SponsorTier, string>> = {
  en: {
    title: "Title sponsor",
    gold: "Gold",
    silver: "Silver",
    bronze: "Bronze",
    community: "Community partners",
  },
  de: {
    title: "Hauptsponsor",
    gold: "Gold",
    silver: "Silber",
    bronze: "Bronze",
    community: "Community-Partner",
  },
  es: {
    title: "Patrocinador principal",
    gold: "Oro",
    silver: "Plata",
    bronze: "Bronce",
    community: "Socios de la comunidad",
  },
  fr: {
    title: "Sponsor principal",
    gold: "Or",
    silver: "Argent",
    bronze: "Bronze",
    community: "Partenaires de la communauté",
  },
};

/** English where there are no words of a language. */
export const sponsorWords = (language: string): Record<SponsorTier, string> =>
  WORDS[language.toLowerCase().split("-")[0] ?? "en"] ?? (WORDS.en as Record<SponsorTier, string>);
