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
  /** Who shares a screen that belongs on the stage; it takes the place of the slides. */
  screenOf?: string | null;
  speaking?: ReadonlySet<string>;
  captions?: readonly CaptionLine[];
  /** The show's theme in its brand's colours; the product's own otherwise. */
  look?: StageLook | undefined;
  logo?: string | null;
  /** What stands on an empty stage. */
  empty?: ReactNode;
  /** What can be done with the call to action; without it there is a plain link. */
  cta?: CtaControl | undefined;
  /** How polls stand, and for whoever may vote, how to. */
  votes?: PollVotes | undefined;
  /** Cards stand below the picture (`StageBelow`) and the ticker under it, instead of in it. */
  plain?: boolean;
  /** How large whoever watches wants captions, 1 being normal. */
  captionScale?: number;
  className?: string;
}
