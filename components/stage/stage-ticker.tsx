"use client";

import { Pause, Play } from "lucide-react";
import { useState } from "react";
import type { StageState } from "@/lib/stage";
import { tickerRoundSeconds } from "@/lib/stage/placement/ticker-round";
import look from "./stage-look.module.css";
import { useStageWords } from "./use-stage-words";

/** News along the bottom edge. It can be stopped, like everything that moves automatically. */
export function StageTicker({ ticker }: { ticker: StageState["ticker"] }) {
  const words = useStageWords();
  const [paused, setPaused] = useState(false);
  if (!ticker.visible || ticker.items.length === 0) return null;
  const seconds = tickerRoundSeconds(ticker.items);
  return (
    <div data-layer="ticker" className="group flex h-full min-h-[2.2em] items-center">
      {/* With reduced motion, the reader scrolls it. */}
      <div className="relative flex min-w-0 flex-1 overflow-hidden motion-reduce:overflow-x-auto motion-reduce:[scrollbar-width:none]">
        {[0, 1].map((copy) => (
          <ul
            key={copy}
            aria-hidden={copy === 1}
            className="flex shrink-0 animate-[ticker_linear_infinite] motion-reduce:aria-hidden:hidden group-hover:[animation-play-state:paused] motion-reduce:animate-none"
            style={{ animationDuration: `${seconds}s`, animationPlayState: paused ? "paused" : undefined }}
          >
            {ticker.items.map((item) => (
              <li
                key={item}
                className="flex items-center whitespace-nowrap pr-[1.6em] pl-[0.9em] font-medium"
              >
                <span aria-hidden className={`${look.mark} mr-[0.9em] size-[0.5em]`} />
                {item}
              </li>
            ))}
          </ul>
        ))}
      </div>
      <button
        type="button"
        onClick={() => setPaused(!paused)}
        aria-label={paused ? words.moveTicker : words.stopTicker}
        className="motion-reduce:hidden grid h-full min-w-6 shrink-0 place-items-center px-1.5 hover:bg-current/15"
      >
        {paused ? <Play className="size-3.5" aria-hidden /> : <Pause className="size-3.5" aria-hidden />}
      </button>
    </div>
  );
}
