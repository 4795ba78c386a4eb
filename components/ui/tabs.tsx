"use client";

import clsx from "clsx";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useRef, useState } from "react";
import { useWholeTabs } from "./use-whole-tabs";

export interface Tab<Value extends string> {
  value: Value;
  label: ReactNode;
  /** Count shown beside the label. */
  count?: number;
  content: ReactNode;
}

interface TabsProps<Value extends string> {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly Tab<Value>[];
  value?: Value;
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
  /** Keeps hidden panels mounted, with what was typed in them. */
  keepMounted?: boolean;
  /** For many tabs in a small space: counts overlap the corners. */
  compact?: boolean;
  className?: string;
  panelClassName?: string;
}

/**
 * Our own tabs, because a library's made up a twentieth of the player's script and measured the page on every
 * render.
 */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { tabs, value, defaultValue = tabs[0]?.value, onValueChange, keepMounted } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(defaultValue);
  const open = value ?? own;
  const more = useWholeTabs(list, tabs.length);

  function choose(next: Value) {
    setOwn(next);
    if (next !== open) onValueChange?.(next);
  }

  /** Arrow keys wrap around the tabs and select the one they reach. */
  function onKeyDown(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.value === open);
    const to = placeOf(event.key, at, tabs.length);
    const next = to === null ? undefined : tabs[to];
    if (!next) return;
    event.preventDefault();
    choose(next.value);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[to ?? 0]?.focus();
  }

  return (
    <div className={clsx("flex min-h-0 flex-col", props.className)}>
      <div className="relative shrink-0">
        <div
          ref={list}
          role="tablist"
          aria-label={props.label}
          onKeyDown={onKeyDown}
          className="flex gap-1 overflow-x-auto border-line border-b [scrollbar-width:none]"
        >
          {tabs.map((tab) => (
            <button
              key={tab.value}
              type="button"
              role="tab"
              id={`${id}-${tab.value}`}
              aria-selected={tab.value === open}
              aria-controls={keepMounted || tab.value === open ? `${id}-${tab.value}-panel` : undefined}
              tabIndex={tab.value === open ? 0 : -1}
              onClick={() => choose(tab.value)}
              className="relative flex h-9 shrink-0 items-center gap-1.5 rounded-control px-2.5 font-medium text-base text-ink-muted after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:origin-bottom after:scale-y-0 after:bg-accent after:transition-[scale] after:duration-200 hover:text-ink focus-visible:-outline-offset-2 aria-selected:text-ink aria-selected:after:scale-y-100 data-cut:opacity-0"
            >
              {tab.label}
              {tab.count !== undefined && (
                <span
                  className={clsx(
                    "tabular rounded-full text-xs",
                    props.compact
                      ? "absolute top-0 right-0 min-w-4 bg-accent px-1 text-center text-on-accent leading-4"
                      : "bg-hover px-1.5",
                  )}
                >
                  {tab.count}
                </span>
              )}
            </button>
          ))}
        </div>
        {more.before && <Onward list={list} by={-1} />}
        {more.after && <Onward list={list} by={1} />}
      </div>
      {tabs.map(
        (tab) =>
          (keepMounted || tab.value === open) && (
            <div
              key={tab.value}
              role="tabpanel"
              id={`${id}-${tab.value}-panel`}
              aria-labelledby={`${id}-${tab.value}`}
              hidden={tab.value !== open}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may scroll without containing anything focusable
              tabIndex={0}
              className={clsx(
                "min-h-0 flex-1 -outline-offset-2 [[hidden]]:hidden",
                props.panelClassName ?? "pt-4",
              )}
            >
              {tab.content}
            </div>
          ),
      )}
    </div>
  );
}

/**
 * Scrolls to tabs that don't fit in the row. Keyboard and screen reader users reach those through the tabs
 * themselves.
 */
function Onward({ list, by }: { list: RefObject<HTMLElement | null>; by: 1 | -1 }) {
  const Icon = by > 0 ? ChevronRight : ChevronLeft;
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden
      onClick={() =>
        list.current?.scrollBy({ left: by * list.current.clientWidth * 0.7, behavior: "smooth" })
      }
      className={clsx(
        "absolute inset-y-0 grid w-6 place-items-center text-ink-muted hover:text-ink",
        by > 0 ? "right-0" : "left-0",
      )}
    >
      <Icon className="size-4" />
    </button>
  );
}

/** Returns the index of the tab that a key selects; null if it selects none. */
export function placeOf(key: string, at: number, count: number): number | null {
  if (count === 0) return null;
  if (key === "ArrowRight") return (at + 1) % count;
  if (key === "ArrowLeft") return (at - 1 + count) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}
