"use client";

import { Tabs as Base } from "@base-ui/react/tabs";
import clsx from "clsx";
import type { ReactNode } from "react";

export interface Tab<Value extends string> {
  value: Value;
  label: ReactNode;
  /** A count beside the label. */
  count?: number;
  content: ReactNode;
}

interface TabsProps<Value extends string> {
  /** Name of the row of tabs. */
  label: string;
  tabs: readonly Tab<Value>[];
  value?: Value;
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
  /** Keeps hidden panels in the page, with what was typed in them. */
  keepMounted?: boolean;
  /** For many tabs in little room: counts lie on the corners and take none. */
  compact?: boolean;
  className?: string;
  panelClassName?: string;
}

export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { tabs, value, defaultValue = tabs[0]?.value, onValueChange, keepMounted } = props;
  return (
    <Base.Root
      value={value}
      defaultValue={value === undefined ? defaultValue : undefined}
      onValueChange={(next) => onValueChange?.(next as Value)}
      className={clsx("flex min-h-0 flex-col", props.className)}
    >
      <Base.List
        aria-label={props.label}
        className="relative flex shrink-0 gap-1 overflow-x-auto border-line border-b [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            className="relative flex h-9 shrink-0 items-center gap-1.5 rounded-control px-2.5 font-medium text-base text-ink-muted hover:text-ink focus-visible:-outline-offset-2 data-active:text-ink"
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
          </Base.Tab>
        ))}
        <Base.Indicator className="absolute bottom-0 left-0 h-0.5 w-(--active-tab-width) translate-x-(--active-tab-left) bg-accent transition-[translate,width] duration-200" />
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel
          key={tab.value}
          value={tab.value}
          keepMounted={keepMounted}
          className={clsx(
            "min-h-0 flex-1 -outline-offset-2 [[hidden]]:hidden",
            props.panelClassName ?? "pt-4",
          )}
        >
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
