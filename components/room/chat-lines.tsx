"use client";

import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import type { ChatLine, ChatRole } from "@/lib/live";
import { ChatLineRow } from "./chat-line-row";
import { useSteadyLines } from "./steady-lines";
import { useFollowedEnd } from "./use-followed-end";

interface ChatLinesProps {
  lines: readonly ChatLine[];
  /** Shown while there are no messages. */
  empty: string;
  label: string;
  locale: string;
  /** Badges for everyone who isn't audience. */
  roles: Readonly<Record<ChatRole, string>>;
  /** Menu of a message. Pass a stable `label` function. */
  actions?: {
    label: (name: string) => string;
    of: (line: ChatLine, close: () => void) => ReactNode;
  };
  /** What is shown instead of the time of day. Pass a stable function. */
  time?: (line: ChatLine) => ReactNode;
  /** Extra badges of a message. Pass a stable function. */
  marks?: (line: ChatLine) => ReactNode;
}

/** Messages rendered while following the end, so that a flood of chat only costs what is visible. */
const DRAWN_AT_END = 40;

/** The chat, newest message last. Keeps its position while the reader scrolls up. */
export function ChatLines(props: ChatLinesProps) {
  const { lines: all, empty, label, locale, roles, actions, time, marks } = props;
  const lines = useSteadyLines(all);
  const { box, onScroll, readsBack, style } = useFollowedEnd(lines.at(-1)?.id);
  const [chosen, setChosen] = useState<string | null>(null);
  const drawn = readsBack ? lines : lines.slice(-DRAWN_AT_END);
  const toggle = useCallback((id: string) => setChosen((previous) => (previous === id ? null : id)), []);
  const left = useRef<HTMLElement>(null);
  const close = useCallback(() => {
    // The focus is in the menu, which is about to go.
    left.current = box.current?.querySelector<HTMLElement>("[aria-expanded=true]") ?? null;
    left.current?.focus();
    setChosen(null);
  }, [box]);
  useEffect(() => {
    const more = left.current;
    if (!more || more === document.activeElement) return;
    left.current = null;
    // The message went, too, such as one that was reviewed.
    if (!more.isConnected && document.activeElement === document.body)
      box.current?.focus({ preventScroll: true });
  });
  return (
    <div
      ref={box}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
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
              time={time}
              marks={marks}
              actions={chosen === line.id ? actions?.of(line, close) : undefined}
            />
          ))}
        </ol>
      )}
    </div>
  );
}
