import type { StageState } from "@/lib/stage";
import { STAGE_WORDS } from "@/lib/stage/words/stage-words";
import { safeLink } from "./safe-link";
import type { CaptionLine } from "./types";

/** Text layers beside the pictures; null if not shown. */
export interface StageLayers {
  poll: StageState["poll"];
  question: StageState["question"];
  quote: StageState["quote"];
  cta: { label: string; href: string } | null;
  /** Empty while captions are on and no one speaks: the space stays reserved. */
  captions: readonly CaptionLine[] | null;
}

export function layersOf(
  state: StageState,
  lines: readonly CaptionLine[] = [],
  announcer = STAGE_WORDS.announcer,
): StageLayers {
  const { poll, question, quote, cta, captions, emcee } = state;
  const href = cta.visible ? safeLink(cta.url) : null;
  const action = href && cta.label ? { label: cta.label, href } : null;
  // After the end, only the link remains.
  if (state.phase === "ended")
    return { poll: null, question: null, quote: null, cta: action, captions: null };
  return {
    // Only the desk sees a poll that is still a draft.
    poll: poll?.state === "draft" ? null : poll,
    question,
    quote,
    cta: action,
    captions: captions.on ? announced(emcee, announcer, lines) : null,
  };
}

/** The announcer speaks in pauses: while someone keeps speaking, its line is held back. */
function announced(
  emcee: StageState["emcee"],
  speaker: string,
  lines: readonly CaptionLine[],
): readonly CaptionLine[] {
  if (!emcee) return lines;
  const own = { id: emcee.id, speaker, text: emcee.text };
  const now = lines.at(-1)?.since;
  return now !== undefined && Date.parse(now) > Date.parse(emcee.started_at) ? lines : [...lines, own];
}
