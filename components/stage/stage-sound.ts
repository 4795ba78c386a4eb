import { createContext } from "react";

interface StageSound {
  /** False if this person turned the sound off. */
  on: boolean;
  /** Someone is speaking, so the stage's own sound is lowered. */
  spokenOver: boolean;
}

/** How this viewer hears the stage's own sound. */
export const StageSoundContext = createContext<StageSound>({ on: true, spokenOver: false });
