import type { SponsorTier } from "./tier-schema";

/** What a sponsor is called on the stage, by tier. */
const WORDS: Record<string, Record<SponsorTier, string>> = {
  en: {
    title: "Title sponsor",
    gold: "Gold sponsor",
    silver: "Silver sponsor",
    bronze: "Bronze sponsor",
    community: "Community partner",
  },
  de: {
    title: "Hauptsponsor",
    gold: "Gold-Sponsor",
    silver: "Silber-Sponsor",
    bronze: "Bronze-Sponsor",
    community: "Community-Partner",
  },
  es: {
    title: "Patrocinador principal",
    gold: "Patrocinador oro",
    silver: "Patrocinador plata",
    bronze: "Patrocinador bronce",
    community: "Socio de la comunidad",
  },
  fr: {
    title: "Sponsor principal",
    gold: "Sponsor or",
    silver: "Sponsor argent",
    bronze: "Sponsor bronze",
    community: "Partenaire de la communauté",
  },
};

/** English where there are no words of a language. */
export const sponsorWords = (language: string): Record<SponsorTier, string> =>
  (WORDS[language.toLowerCase().split("-")[0] ?? "en"] ?? WORDS.en) as Record<SponsorTier, string>;
