"use client";

import { type ReactNode, useCallback, useState } from "react";
import type { ChatLine, ChatRole } from "@/lib/live";
import { ChatLineRow } from "./chat-line-row";
import { useSteadyLines } from "./steady-lines";
import { useFollowedEnd } from "./use-followed-end";

interface ChatLinesProps {
  lines: readonly ChatLine[];
  /** What stands where nobody has said anything yet. */
  empty: string;
  label: string;
  locale: string;
  /** What those who are no audience are called. */
  roles: Readonly<Record<ChatRole, string>>;
  /** What can be done with a line, shown below it on demand; `label` the same function each time. */
  actions?: {
    label: (name: string) => string;
    of: (line: ChatLine, close: () => void) => ReactNode;
  };
  /** What else there is to know of a line; the same function each time. */
  marks?: (line: ChatLine) => ReactNode;
}

/** Lines that stand in the page while nobody reads back: a flood of chat is to draw what is seen of it. */
const DRAWN_AT_END = 40;

/** The chat, newest line last; scrolled up, it stays where the reader is. */
export function ChatLines({ lines: all, empty, label, locale, roles, actions, marks }: ChatLinesProps) {
  const lines = useSteadyLines(all);
  const { box, onScroll, readsBack, style } = useFollowedEnd(lines.at(-1)?.id);
  const [chosen, setChosen] = useState<string | null>(null);
  const drawn = readsBack ? lines : lines.slice(-DRAWN_AT_END);
  const toggle = useCallback((id: string) => setChosen((former) => (former === id ? null : id)), []);
  const close = useCallback(() => setChosen(null), []);
  return (
    <div
      ref={box}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
      tabIndex={0}
      role="log"
      aria-label={label}
      onScroll={onScroll}
      style={style}
      className="min-h-24 flex-1 overflow-y-auto max-lg:max-h-72"
    >
      {lines.length === 0 ? (
        <p className="py-6 text-center text-ink-muted text-sm">{empty}</p>
      ) : (
        <ol className="flex flex-col gap-2.5">
          {drawn.map((line) => (
            <ChatLineRow
              key={line.id}
              line={line}
              locale={locale}
              roles={roles}
              more={actions?.label}
              onMore={toggle}
              marks={marks}
              actions={chosen === line.id ? actions?.of(line, close) : undefined}
            />
          ))}
        </ol>
      )}
    </div>
  );
}
