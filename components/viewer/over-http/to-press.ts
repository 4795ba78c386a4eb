import type { StageState } from "@/lib/stage";

/** The stage with only those cards that can be pressed. All others are in the picture already. */
export const toPress = (stage: StageState): StageState => ({ ...stage, question: null, quote: null });
