"use client";

import { useEffect, useState } from "react";
import { useKept } from "@/components/program/use-kept";
import { onThisSite } from "@/lib/client/on-this-site";
import type { AudienceQuestion, ChatLine, ReactionCounts } from "@/lib/live";
import type { ReplayProgram } from "./replay";

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

/** How often it's read again while the program grows, in seconds of the program. */
const STEP = 15;

/** What the audience wrote; nothing until it's read. */
export function useAudience(program: ReplayProgram): ReplayAudience {
  const { recording_id, version, composed_sec, audience_url } = program;
  const [audience, setAudience] = useState(NOTHING);
  const key = `${recording_id} ${version} ${Math.floor(composed_sec / STEP)}`;
  const url = useKept(audience_url, key);
  useEffect(() => {
    // In another version, the same was written at other times.
    void key;
    const leaving = new AbortController();
    fetch(onThisSite(url), { signal: leaving.signal })
      .then((answer) => (answer.ok ? answer.json() : NOTHING))
      .then(setAudience, () => undefined);
    return () => leaving.abort();
  }, [url, key]);
  return audience;
}
