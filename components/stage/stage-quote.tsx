import clsx from "clsx";
import type { CSSProperties } from "react";
import type { StageState } from "@/lib/stage";
import type { FittedWords } from "@/lib/stage/placement/fit-words";
import css from "./stage-look.module.css";

interface StageQuoteProps {
  quote: NonNullable<StageState["quote"]>;
  /** Text fitted to a card of fixed height; the full text if not set. */
  words?: FittedWords;
  className?: string | undefined;
}

/** A sentence in large letters, shown for a limited time. */
export function StageQuote({ quote, words, className }: StageQuoteProps) {
  return (
    <figure
      data-layer="quote"
      className={clsx(
        "flex max-h-full w-full flex-col justify-center gap-[0.7em] overflow-hidden p-[1.2em]",
        className,
      )}
      style={{ fontSize: words?.fontPx }}
    >
      <span aria-hidden className="h-[max(3px,0.2em)] w-[2.4em] shrink-0 bg-(--stage-accent)" />
      <blockquote
        className={`${css.display} line-clamp-(--lines) break-words leading-[1.18]`}
        style={{ "--lines": words?.lines ?? "none" } as CSSProperties}
      >
        {quote.text}
      </blockquote>
      {quote.author && (
        <figcaption className="shrink-0 truncate text-(--stage-soft) text-[max(11px,0.62em)]">
          {quote.author}
        </figcaption>
      )}
    </figure>
  );
}
