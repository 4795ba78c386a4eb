"use client";

import { useEffect, useRef, useState } from "react";
import type { Reaction, ReactionCounts } from "@/lib/live";
import { marksToDraw } from "./marks-to-draw";
import { ReactionIcon } from "./reaction-icon";
import css from "./rising-marks.module.css";

interface Mark {
  id: number;
  kind: Reaction;
  /** Percent from the right edge. */
  right: number;
  delayMs: number;
}

/** Maximum number of marks on screen. */
const MAX = 30;
const SPREAD_MS = 900;

/** The audience's reactions, rising briefly along the right edge. */
export function RisingMarks({ counts }: { counts: ReactionCounts | null }) {
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const drawn = useRef(counts);
  const number = useRef(0);
  useEffect(() => {
    const before = drawn.current;
    drawn.current = counts;
    // Skips reactions from before this viewer came.
    if (!counts || !before || document.hidden) return;
    const kinds = marksToDraw(before, counts);
    if (kinds.length === 0) return;
    const added = kinds.map((kind, index): Mark => {
      number.current += 1;
      const right = 2 + ((number.current * 37) % 16);
      return { id: number.current, kind, right, delayMs: (index * SPREAD_MS) / kinds.length };
    });
    setMarks((shown) => [...shown, ...added].slice(-MAX));
  }, [counts]);
  return (
    <div className={css.marks} aria-hidden>
      {marks.map(({ id, kind, right, delayMs }) => (
        <span
          key={id}
          className={css.mark}
          style={{ right: `${right}%`, animationDelay: `${delayMs}ms` }}
          onAnimationEnd={() => setMarks((shown) => shown.filter((mark) => mark.id !== id))}
        >
          <ReactionIcon kind={kind} />
        </span>
      ))}
    </div>
  );
}
