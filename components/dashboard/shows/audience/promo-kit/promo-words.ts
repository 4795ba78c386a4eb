import type { BadgeTone } from "@/components/ui/badge";
import { xLength } from "@/lib/content/x-length";
import type {
  PromoKitItemWire,
  PromoKitJobWire,
  PromoKitPersonWire,
} from "@/lib/modules/made/promo-kit/schema";
import { X_CHARACTERS } from "@/lib/promo/parts";

export const SIZES: Record<NonNullable<PromoKitItemWire["size"]>, string> = {
  square: "Square",
  landscape: "Landscape",
  portrait: "Portrait",
  story: "Story",
};

export const PLACES: Record<NonNullable<PromoKitItemWire["place"]>, string> = {
  linkedin_post: "LinkedIn",
  x_post: "X",
  newsletter: "Newsletter",
  email_signature: "Email signature",
};

export function stateOf({ state, stale, edited }: PromoKitItemWire): { label: string; tone: BadgeTone } {
  if (stale) return { label: "Out of date", tone: "warn" };
  if (state === "approved") return { label: "Approved", tone: "ok" };
  return edited ? { label: "Edited draft", tone: "accent" } : { label: "Draft", tone: "neutral" };
}

/** How far someone's kit is. */
export function progressOf({ items }: PromoKitPersonWire): { label: string; tone: BadgeTone } {
  if (items.length === 0) return { label: "Not generated", tone: "neutral" };
  const approved = items.filter(({ state }) => state === "approved").length;
  if (items.some(({ stale }) => stale)) return { label: "Out of date", tone: "warn" };
  if (approved === items.length) return { label: "Approved", tone: "ok" };
  return { label: approved === 0 ? "Drafts" : `${approved} of ${items.length} approved`, tone: "neutral" };
}

const WAITS: Record<NonNullable<PromoKitPersonWire["teaser_waits_for"]>, string> = {
  show_end: "After the show, their best moment is suggested here.",
  recording: "The show wasn’t recorded, so there’s no teaser.",
  segments: "Find the recording’s best moments under After → Clips first.",
  moment: "They don’t speak in any of the moments we found.",
};

/** What a teaser waits for. */
export const waitWords = ({ teaser_waits_for }: PromoKitPersonWire): string | null =>
  teaser_waits_for && WAITS[teaser_waits_for];

export const isOpen = (job: PromoKitJobWire | null): boolean =>
  job !== null && (job.state === "queued" || job.state === "running");

/** Items that can be approved now. */
export const approvable = ({ items }: PromoKitPersonWire): PromoKitItemWire[] =>
  items.filter(
    ({ state, stale, edited, teaser }) =>
      state === "draft" && (!stale || edited) && (teaser === null || teaser.clip_state === "ready"),
  );

/** Characters left in a post on X. Null for other texts. */
export const leftOnX = (place: PromoKitItemWire["place"], text: string): number | null =>
  place === "x_post" ? X_CHARACTERS - xLength(text) : null;
