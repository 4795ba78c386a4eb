"use client";

import { useState } from "react";
import { RisingMarks } from "@/components/stage/rising-marks";
import { lastBy } from "./last-by";
import type { ReplayAudience } from "./use-audience";

/** Further than playing gets between two looks, in seconds. */
const JUMP = 3;

/** The audience's reactions at this moment. What was skipped isn't drawn. */
export function ReplayReactions({ reactions, at }: Pick<ReplayAudience, "reactions"> & { at: number }) {
  const [seen, setSeen] = useState({ at, jumps: 0 });
  if (seen.at !== at) {
    const jumped = at < seen.at || at - seen.at > JUMP;
    setSeen({ at, jumps: seen.jumps + Number(jumped) });
  }
  // Those from before they were read aren't new.
  const counts = reactions.length === 0 ? null : (lastBy(reactions, at)?.counts ?? NONE);
  return <RisingMarks key={seen.jumps} counts={counts} />;
}

const NONE = { applause: 0, heart: 0, laugh: 0, surprise: 0, thumbs_up: 0 };
