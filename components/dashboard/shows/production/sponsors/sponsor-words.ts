import type { DataOf } from "@/lib/client/wire-types";
import type { SponsorPlacement, SponsorTier } from "@/lib/modules/sponsor-record/tier-schema";

export type Sponsor = DataOf<"getSponsor">;

export const TIER_WORDS: Record<SponsorTier, string> = {
  title: "Title",
  gold: "Gold",
  silver: "Silver",
  bronze: "Bronze",
  community: "Community",
};

export const PLACEMENT_WORDS: Record<SponsorPlacement, { label: string; hint: string; short: string }> = {
  page: { label: "Signup page", hint: "With logo, link and sentence, by tier.", short: "Page" },
  ticker: {
    label: "Ticker",
    hint: "A line in the ticker of a show that has not begun.",
    short: "Ticker",
  },
  lower_third: {
    label: "Lower third",
    hint: "A name line that the studio can show: type their name into its palette.",
    short: "Lower third",
  },
};
