"use client";

import css from "./stage-look.module.css";
import { useNow } from "./use-now";
import { useStageWords } from "./use-stage-words";

/** The last seconds before the show goes on air. */
export function StageCountdown({ endsAt }: { endsAt: string | null }) {
  const words = useStageWords();
  const now = useNow(200);
  if (endsAt === null || now === null) return null;
  const seconds = Math.max(0, Math.ceil((Date.parse(endsAt) - now) / 1000));
  return (
    <div
      className="absolute inset-0 grid place-items-center bg-black/55 text-white"
      role="timer"
      aria-label={words.onAirIn}
    >
      <p className={`${css.display} tabular text-[24cqw] leading-none`}>{seconds}</p>
    </div>
  );
}
