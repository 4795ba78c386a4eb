import type { StageState } from "@/lib/stage";

interface Sight {
  captions: boolean;
  cta: boolean;
}

/** The stage as this viewer chose to see it: without what they turned off or hid. */
export const shownStage = (stage: StageState, { captions, cta }: Sight): StageState => ({
  ...stage,
  captions: { ...stage.captions, on: captions },
  cta: cta ? stage.cta : { ...stage.cta, visible: false },
});
