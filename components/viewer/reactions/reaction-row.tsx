"use client";

import { memo } from "react";
import { ReactionIcon } from "@/components/stage/reaction-icon";
import { REACTIONS } from "@/lib/live";
import { useViewer } from "../viewer-context";
import type { Reactions } from "./use-reactions";

/** One button per kind of reaction, with its count. */
export const ReactionRow = memo(function ReactionRow({ counts, press }: Reactions) {
  const { view, words } = useViewer();
  const { title, kinds } = words.reactions;
  return (
    <fieldset className="flex items-center justify-between gap-0.5 sm:justify-start">
      <legend className="sr-only">{title}</legend>
      {REACTIONS.map((kind) => {
        const count = counts?.[kind] ?? 0;
        return (
          <button
            key={kind}
            data-tip={kinds[kind]}
            type="button"
            aria-label={count > 0 ? `${kinds[kind]} (${count})` : kinds[kind]}
            onClick={() => press(kind)}
            className="flex h-11 min-w-11 items-center justify-center gap-1.5 rounded-control px-2 text-ink hover:bg-hover active:scale-95 motion-reduce:active:scale-100"
          >
            <ReactionIcon kind={kind} className="size-5" />
            {count > 0 && (
              <span className="tabular min-w-[2ch] text-left text-ink-muted text-sm">
                {new Intl.NumberFormat(view.language, { notation: "compact" }).format(count)}
              </span>
            )}
          </button>
        );
      })}
    </fieldset>
  );
});
