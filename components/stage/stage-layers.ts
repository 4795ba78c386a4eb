import type { StageState } from "@/lib/stage";
import { safeLink } from "./safe-link";
import { STAGE_WORDS } from "./stage-words";
import type { CaptionLine } from "./types";

/** What is to be read beside the pictures; null for what is not on. */
export interface StageLayers {
  poll: StageState["poll"];
  question: StageState["question"];
  quote: StageState["quote"];
  cta: { label: string; href: string } | null;
  /** Empty while captions are on and nobody speaks: their place is kept. */
  captions: readonly CaptionLine[] | null;
}

export function layersOf(
  state: StageState,
  lines: readonly CaptionLine[] = [],
  announcer = STAGE_WORDS.announcer,
): StageLayers {
  const { poll, question, quote, cta, captions, emcee } = state;
  const href = cta.visible ? safeLink(cta.url) : null;
  // It speaks in the others' pauses: its line is what is said now.
  const announced = emcee ? [...lines, { id: emcee.id, speaker: announcer, text: emcee.text }] : lines;
  return {
    // A prepared one is known to the desk alone.
    poll: poll?.state === "draft" ? null : poll,
    question,
    quote,
    cta: href && cta.label ? { label: cta.label, href } : null,
    captions: captions.on ? announced : null,
  };
}
