"use client";

import type { AudienceQuestion, ChatLine, ReactionCounts } from "@/lib/live";
import type { ReplayProgram } from "./replay";
import { useProgramFile } from "./use-program-file";

export interface ReplayPoll {
  id: string;
  question: string;
  options: readonly string[];
  state: "open" | "closed";
  counts: readonly number[] | null;
}

export interface ReplayCta {
  label: string;
  key: string;
}

/** What the audience wrote and was shown to click during the show, with when in seconds of the program, in order. */
export interface ReplayAudience {
  chat: readonly { second: number; line: ChatLine }[];
  questions: readonly { second: number; question: AudienceQuestion }[];
  /** How polls changed. Without `counts`, their results weren't shared then. */
  polls: readonly { second: number; poll: ReplayPoll }[];
  /** The call to action from then on. */
  calls: readonly { second: number; cta: ReplayCta | null }[];
  /** How many there had been by then. */
  reactions: readonly { second: number; counts: ReactionCounts }[];
}

const NOTHING: ReplayAudience = { chat: [], questions: [], polls: [], calls: [], reactions: [] };

/** What the audience wrote; nothing until it's read. */
export const useAudience = (program: ReplayProgram): ReplayAudience =>
  useProgramFile(program, program.audience_url, NOTHING);
