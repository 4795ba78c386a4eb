import type { StageState } from "@/lib/stage";

interface Sight {
  captions: boolean;
  cta: boolean;
}

/** The stage as this reader wants to see it: without what they switched off or put away. */
export const shownStage = (stage: StageState, { captions, cta }: Sight): StageState => ({
  ...stage,
  captions: { ...stage.captions, on: captions },
  cta: cta ? stage.cta : { ...stage.cta, visible: false },
});
