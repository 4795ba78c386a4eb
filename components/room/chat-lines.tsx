"use client";

import { useLayoutEffect, useRef } from "react";
import { Avatar } from "@/components/ui/avatar";
import type { ChatLine } from "@/lib/live";

interface ChatLinesProps {
  lines: readonly ChatLine[];
  /** What stands where nobody has said anything yet. */
  empty: string;
  label: string;
  locale: string;
}

/** Whoever is this close to the end, in pixels, is taken along by what comes. */
const NEAR_END = 80;

/** The chat, newest line last; scrolled up, it stays where the reader is. */
export function ChatLines({ lines, empty, label, locale }: ChatLinesProps) {
  const box = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const last = lines.at(-1)?.id;
  useLayoutEffect(() => {
    if (last !== undefined && follows.current && box.current)
      box.current.scrollTop = box.current.scrollHeight;
  }, [last]);
  return (
    <div
      ref={box}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
      tabIndex={0}
      role="log"
      aria-label={label}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        follows.current = scrollHeight - scrollTop - clientHeight < NEAR_END;
      }}
      className="min-h-24 flex-1 overflow-y-auto max-lg:max-h-72"
    >
      {lines.length === 0 ? (
        <p className="py-6 text-center text-ink-muted text-sm">{empty}</p>
      ) : (
        <ol className="flex flex-col gap-2.5">
          {lines.map((line) => (
            <li key={line.id} className="grid grid-cols-[1.75rem_1fr] gap-2.5">
              <Avatar name={line.author.name} size={28} />
              <div className="min-w-0">
                <p className="flex items-baseline gap-2">
                  <span className="truncate font-medium text-sm">{line.author.name}</span>
                  <time className="tabular shrink-0 text-ink-muted text-xs" dateTime={line.at}>
                    {new Date(line.at).toLocaleTimeString(locale, { hour: "2-digit", minute: "2-digit" })}
                  </time>
                </p>
                <p dir="auto" className="break-words text-base">
                  {line.text}
                </p>
              </div>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
