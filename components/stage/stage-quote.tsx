"use client";

import type { StageState } from "@/lib/stage";
import { useNow } from "./use-now";

/** A sentence that fills the picture for a few seconds and goes by itself. */
export function StageQuote({ quote }: { quote: NonNullable<StageState["quote"]> }) {
  const now = useNow(500);
  if (now !== null && now >= Date.parse(quote.ends_at)) return null;
  return (
    <figure className="absolute inset-0 flex animate-[stage-in_220ms_ease-out] flex-col justify-center gap-[2.4cqw] bg-[#0c0c11]/96 px-[9cqw]">
      <span aria-hidden className="h-[0.5cqw] w-[8cqw] bg-(--stage-accent)" />
      <blockquote className="line-clamp-6 text-balance font-semibold text-[clamp(16px,4.6cqw,72px)] leading-[1.12] tracking-[-0.02em]">
        {quote.text}
      </blockquote>
      {quote.author && (
        <figcaption className="text-[clamp(12px,2.2cqw,32px)] text-white/80">{quote.author}</figcaption>
      )}
    </figure>
  );
}
