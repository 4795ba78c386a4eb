"use client";

import clsx from "clsx";
import type { StageState } from "@/lib/stage";
import css from "./stage-look.module.css";
import { useNow } from "./use-now";

const LONG_CHARS = 140;

interface StageQuoteProps {
  quote: NonNullable<StageState["quote"]>;
  className?: string | undefined;
}

/** A sentence in large letters beside the pictures for a few seconds; it goes by itself. */
export function StageQuote({ quote, className }: StageQuoteProps) {
  const now = useNow(500);
  if (now !== null && now >= Date.parse(quote.ends_at)) return null;
  const size =
    quote.text.length > LONG_CHARS ? "text-[clamp(13px,1.8cqw,34px)]" : "text-[clamp(15px,2.8cqw,54px)]";
  return (
    <figure
      data-layer="quote"
      className={clsx(
        "flex min-h-0 animate-[stage-in_220ms_ease-out] flex-col justify-center gap-[1.6cqw] overflow-hidden px-[3cqw]",
        className,
      )}
    >
      <span aria-hidden className="h-[max(3px,0.4cqw)] w-[6cqw] shrink-0 bg-(--stage-accent)" />
      <blockquote
        className={`${css.display} line-clamp-[14] text-balance break-words leading-[1.18] ${size}`}
      >
        {quote.text}
      </blockquote>
      {quote.author && (
        <figcaption className="shrink-0 text-(--stage-soft) text-[clamp(12px,1.6cqw,28px)]">
          {quote.author}
        </figcaption>
      )}
    </figure>
  );
}
