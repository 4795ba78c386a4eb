import type { BadgeTone } from "@/components/ui/badge";
import type { DataOf } from "@/lib/client/wire-types";

export type Deck = DataOf<"listPresentations">[number];
export type OpenDeck = DataOf<"getPresentation">;

export const STATES: Record<Deck["state"], { label: string; tone: BadgeTone }> = {
  awaiting_upload: { label: "not sent yet", tone: "neutral" },
  uploaded: { label: "waiting", tone: "accent" },
  converting: { label: "converting", tone: "accent" },
  ready: { label: "ready", tone: "ok" },
  failed: { label: "failed", tone: "danger" },
};

export const isUnderWay = ({ state }: Pick<Deck, "state">): boolean =>
  state === "uploaded" || state === "converting";

export const TYPES: Record<string, Deck["content_type"]> = {
  pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  pdf: "application/pdf",
};

/** By its name: what browsers say of such files depends on what is installed. */
export const typeOf = (name: string): Deck["content_type"] | undefined =>
  TYPES[name.slice(name.lastIndexOf(".") + 1).toLowerCase()];
