"use client";

import { createContext, useContext } from "react";
import { STAGE_WORDS, type StageWords } from "./stage-words";

/** The crew's pages speak English; those of an audience put their own language around the stage. */
export const StageWordsContext = createContext(STAGE_WORDS);

export const useStageWords = (): StageWords => useContext(StageWordsContext);
