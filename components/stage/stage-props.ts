import type { ReactNode } from "react";
import type { StageState } from "@/lib/stage";
import type { Aspect } from "@/lib/stage/layouts/rect";
import type { StageLook } from "@/lib/theme/stage-look";
import type { CtaControl } from "./cta-control";
import type { CaptionLine, PollVotes, RenderMedia } from "./types";

export interface StageProps {
  state: StageState;
  renderMedia?: RenderMedia;
  aspect?: Aspect;
  /** Identity of the person whose screen is on stage. It replaces the slides. */
  screenOf?: string | null;
  speaking?: ReadonlySet<string>;
  captions?: readonly CaptionLine[];
  /** The show's theme in its brand colors; the product's own if not set. */
  look?: StageLook | undefined;
  logo?: string | null;
  /** Shown on an empty stage. */
  empty?: ReactNode;
  /** The viewer's actions on the call to action; without them, it is a plain link. */
  cta?: CtaControl | undefined;
  /** Poll results, and how to vote for viewers who may. */
  votes?: PollVotes | undefined;
  /** Puts cards (`StageBelow`) and ticker below the picture instead of inside it. */
  plain?: boolean;
  /** Caption size for this viewer; 1 is normal. */
  captionScale?: number;
  className?: string;
}
