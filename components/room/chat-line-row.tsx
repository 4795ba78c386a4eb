"use client";

import clsx from "clsx";
import { CornerUpLeft, Ellipsis } from "lucide-react";
import { memo, type ReactNode } from "react";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import type { ChatLine, ChatRole } from "@/lib/live";

const times = new Map<string, Intl.DateTimeFormat>();

/** Formats are expensive to create, and every message needs one. */
function timeIn(locale: string): Intl.DateTimeFormat {
  const known = times.get(locale) ?? new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit" });
  times.set(locale, known);
  return known;
}

export interface ChatLineRowProps {
  line: ChatLine;
  locale: string;
  roles: Readonly<Record<ChatRole, string>>;
  /** Label of the menu button. Without it, there is no button. */
  more: ((name: string) => string) | undefined;
  onMore: (id: string) => void;
  /** What is shown instead of the time of day. */
  time: ((line: ChatLine) => ReactNode) | undefined;
  /** Extra badges of the message. */
  marks: ((line: ChatLine) => ReactNode) | undefined;
  /** The open menu, if any. */
  actions: ReactNode;
}

/** One chat message. Memoized, because a busy chat has hundreds and adds twenty at a time. */
export const ChatLineRow = memo(function ChatLineRow(props: ChatLineRowProps) {
  const { line, locale, roles, more, onMore, time, marks, actions } = props;
  const { author, reply_to } = line;
  const dimmed = line.state === "hidden" || line.state === "held";
  return (
    <li className="group grid [contain:layout_style] grid-cols-[1.75rem_1fr] gap-2.5">
      <Avatar name={author.name} size={28} />
      <div className="min-w-0">
        <div className="flex items-center gap-2">
          <span className="truncate font-medium text-sm">{author.name}</span>
          {author.role && <Badge tone="accent">{roles[author.role]}</Badge>}
          {time?.(line) ?? (
            <time className="tabular shrink-0 text-ink-muted text-xs" dateTime={line.at}>
              {timeIn(locale).format(new Date(line.at))}
            </time>
          )}
          {marks?.(line)}
          {more && (
            <button
              type="button"
              aria-label={more(author.name)}
              aria-expanded={actions !== undefined}
              onClick={() => onMore(line.id)}
              className={clsx(
                "-my-1 ml-auto grid size-7 shrink-0 place-items-center rounded-control text-ink-muted hover:bg-hover focus-visible:opacity-100 group-hover:opacity-100",
                actions === undefined && "[@media(hover:hover)]:opacity-0",
              )}
            >
              <Ellipsis className="size-4" aria-hidden />
            </button>
          )}
        </div>
        {reply_to && (
          <p className="flex items-center gap-1.5 text-ink-muted text-sm">
            <CornerUpLeft className="size-3.5 shrink-0" aria-hidden />
            <span dir="auto" className="truncate">
              {reply_to.name}: {reply_to.text}
            </span>
          </p>
        )}
        <p dir="auto" className={clsx("break-words text-base", dimmed && "text-ink-muted line-through")}>
          {line.text}
        </p>
        {actions && <div className="mt-1 flex flex-wrap gap-1">{actions}</div>}
      </div>
    </li>
  );
});
