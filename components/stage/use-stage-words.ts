"use client";

import { createContext, useContext } from "react";
import { STAGE_WORDS, type StageWords } from "@/lib/stage/words/stage-words";

/** Crew pages are in English; audience pages provide their own language around the stage. */
export const StageWordsContext = createContext(STAGE_WORDS);

export const useStageWords = (): StageWords => useContext(StageWordsContext);
