import type { BadgeTone } from "@/components/ui/badge";
import type { DataOf } from "@/lib/client/wire-types";

export type Deck = DataOf<"listPresentations">[number];
export type OpenDeck = DataOf<"getPresentation">;

export const STATES: Record<Deck["state"], { label: string; tone: BadgeTone }> = {
  awaiting_upload: { label: "Not uploaded", tone: "neutral" },
  uploaded: { label: "Waiting", tone: "accent" },
  converting: { label: "Converting", tone: "accent" },
  ready: { label: "Ready", tone: "ok" },
  failed: { label: "Failed", tone: "danger" },
};

export const isUnderWay = ({ state }: Pick<Deck, "state">): boolean =>
  state === "uploaded" || state === "converting";

export const TYPES: Record<string, Deck["content_type"]> = {
  pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  pdf: "application/pdf",
};

/** By file extension: the type that browsers report depends on what is installed. */
export const typeOf = (name: string): Deck["content_type"] | undefined =>
  TYPES[name.slice(name.lastIndexOf(".") + 1).toLowerCase()];
