import type { BadgeTone } from "@/components/ui/badge";
import type { DataOf } from "@/lib/client/wire-types";
import type { SponsorPlacement, SponsorTier } from "@/lib/modules/show-basics/sponsor-lines/tier-schema";

export type Rehearsal = DataOf<"getRehearsal">;
export type Vendor = DataOf<"getVendor">;
export type Sponsor = DataOf<"getSponsor">;

type Told = Rehearsal["guests"][number]["invitation"]["state"];

export const TOLD_WORDS: Record<Told, string> = {
  not_told: "not invited yet",
  queued: "being told",
  told: "invited",
  outdated: "knows the former plan",
  called_off: "told that it is off",
  failed: "mail failed",
};

export const STATE_BADGES: Record<Rehearsal["state"], { label: string; tone: BadgeTone }> = {
  scheduled: { label: "Planned", tone: "accent" },
  done: { label: "Done", tone: "ok" },
  cancelled: { label: "Called off", tone: "neutral" },
};

export const TIER_WORDS: Record<SponsorTier, string> = {
  title: "Title",
  gold: "Gold",
  silver: "Silver",
  bronze: "Bronze",
  community: "Community",
};

export const PLACEMENT_WORDS: Record<SponsorPlacement, { label: string; hint: string; short: string }> = {
  page: { label: "Sign-up page", hint: "With logo, link and sentence, by tier.", short: "Page" },
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

export const CHANGED_MEANWHILE = "Somebody changed this meanwhile. Close this and look again.";
