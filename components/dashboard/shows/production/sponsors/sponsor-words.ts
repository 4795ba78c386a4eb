import type { DataOf } from "@/lib/client/wire-types";
import type { SponsorPlacement, SponsorTier } from "@/lib/modules/show-basics/sponsor-lines/tier-schema";

export type Sponsor = DataOf<"getSponsor">;

export const TIER_WORDS: Record<SponsorTier, string> = {
  title: "Title",
  gold: "Gold",
  silver: "Silver",
  bronze: "Bronze",
  community: "Community",
};

export const PLACEMENT_WORDS: Record<SponsorPlacement, { label: string; hint: string; short: string }> = {
  page: { label: "Signup page", hint: "With logo, link and description, grouped by tier", short: "Page" },
  ticker: {
    label: "Ticker",
    hint: "A line in the ticker until the show starts",
    short: "Ticker",
  },
  lower_third: {
    label: "Lower third",
    hint: "Show it from the studio’s command palette",
    short: "Lower third",
  },
};
