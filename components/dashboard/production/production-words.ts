import type { BadgeTone } from "@/components/ui/badge";
import type { DataOf } from "@/lib/client/wire-types";
import type { SponsorPlacement, SponsorTier } from "@/lib/modules/show-basics/sponsor-lines/tier-schema";

export type Rehearsal = DataOf<"getRehearsal">;
export type Vendor = DataOf<"getVendor">;
export type Sponsor = DataOf<"getSponsor">;

type Told = Rehearsal["guests"][number]["invitation"]["state"];

export const TOLD_WORDS: Record<Told, string> = {
  not_told: "not invited yet",
  queued: "sending",
  told: "invited",
  outdated: "has the previous time",
  called_off: "cancellation sent",
  failed: "email failed",
};

export const STATE_BADGES: Record<Rehearsal["state"], { label: string; tone: BadgeTone }> = {
  scheduled: { label: "Scheduled", tone: "accent" },
  done: { label: "Done", tone: "ok" },
  cancelled: { label: "Cancelled", tone: "neutral" },
};

export const TIER_WORDS: Record<SponsorTier, string> = {
  title: "Title",
  gold: "Gold",
  silver: "Silver",
  bronze: "Bronze",
  community: "Community",
};

export const PLACEMENT_WORDS: Record<SponsorPlacement, { label: string; hint: string; short: string }> = {
  page: { label: "Signup page", hint: "With logo, link and description, by tier", short: "Page" },
  ticker: {
    label: "Ticker",
    hint: "A ticker line, until the show starts",
    short: "Ticker",
  },
  lower_third: {
    label: "Lower third",
    hint: "A lower third, shown from the studio’s command palette",
    short: "Lower third",
  },
};

export const CHANGED_MEANWHILE = "Someone else changed this. Close the dialog and try again.";
