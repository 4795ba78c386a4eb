import { hash } from "node:crypto";
import type { StageWords } from "@/lib/stage/words/stage-words";
import { stageWordsFor } from "@/lib/stage/words/stage-words-for";
import type { SignupTheme } from "@/lib/theme/signup-colours";
import { type StageLook, stageLook } from "@/lib/theme/stage-look";

/** What a show's pictures look like, whatever is on stage. */
export interface ShowDesign {
  theme: SignupTheme;
  /** The brand's color; null for the theme's own. */
  accent: string | null;
  /** BCP 47 tag of the built-in words. */
  language: string;
  /** Our copy of the brand's logo. */
  logoFileId: string | null;
}

/** Returns what stands for a design in the keys of pictures. */
export const designHash = ({ theme, accent, language, logoFileId }: ShowDesign): string =>
  hash("sha256", JSON.stringify([theme, accent, language, logoFileId]));

export const lookOf = ({ theme, accent }: ShowDesign): StageLook => stageLook(theme, accent);

export const wordsOf = ({ language }: ShowDesign): StageWords => stageWordsFor(language);
