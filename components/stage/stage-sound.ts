import { createContext } from "react";

interface StageSound {
  /** False where this person has turned the sound off. */
  on: boolean;
  /** Somebody speaks: what is played beneath is softer then. */
  spokenOver: boolean;
}

/** How whoever looks at a stage hears what it plays itself. */
export const StageSoundContext = createContext<StageSound>({ on: true, spokenOver: false });
