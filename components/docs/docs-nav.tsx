"use client";

import clsx from "clsx";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import type { NavItem, NavSection } from "@/lib/docs/page";
import { MethodBadge } from "./method-badge";

/** The sidebar. The current page's group is open. */
export function DocsNav({ sections, onGo }: { sections: readonly NavSection[]; onGo?: () => void }) {
  const path = usePathname();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (path) list.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: "nearest" });
  }, [path]);
  return (
    <div ref={list} className="flex flex-col gap-7">
      {sections.map((section) => (
        <div key={section.title}>
          <p className="mb-1.5 px-2 font-semibold text-sm">{section.title}</p>
          <ul className="flex flex-col gap-px">
            {section.items.map((item) => (
              <li key={item.title}>
                {item.items ? (
                  <NavGroup key={path} item={item} path={path} onGo={onGo} />
                ) : (
                  <NavLink item={item} path={path} onGo={onGo} />
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

interface EntryProps {
  item: NavItem;
  path: string;
  onGo?: () => void;
}

const ROW = "flex min-h-8 items-center gap-2 rounded-control px-2 py-1 text-base";
/** With a chevron in CSS: an icon would add two elements per group. */
const GROUP = clsx(
  ROW,
  "list-none [&::-webkit-details-marker]:hidden",
  "before:ml-0.5 before:mr-1 before:size-1.5 before:shrink-0 before:rotate-45 before:border-current before:border-t-[1.5px] before:border-r-[1.5px]",
  "before:transition-[rotate] group-open/nav:before:rotate-135",
);
const RESTING = "text-ink-muted hover:bg-hover hover:text-ink";

function NavLink({ item, path, onGo }: EntryProps) {
  const here = item.path === path;
  return (
    <Link
      href={item.path}
      prefetch={false}
      aria-current={here ? "page" : undefined}
      onClick={onGo}
      className={clsx(ROW, here ? "bg-accent-soft font-medium text-accent" : RESTING)}
    >
      <span className={clsx("min-w-0 flex-1", item.code && "break-all font-mono text-sm")}>{item.title}</span>
      {item.method && <MethodBadge method={item.method} />}
    </Link>
  );
}

/** A closed group has one link, to a page where the group is open; that link also works without script. */
function NavGroup({ item, path, onGo }: EntryProps) {
  const { title, items = [] } = item;
  const inside = item.path === path || items.some((entry) => entry.path === path);
  const [open, setOpen] = useState(inside);
  const box = useRef<HTMLDetailsElement>(null);
  // Someone may have opened it before hydration.
  useEffect(() => setOpen((now) => box.current?.open ?? now), []);
  const entries = entriesOf(item);
  return (
    <details
      ref={box}
      open={open}
      className="group/nav"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={clsx(GROUP, inside ? "text-ink hover:bg-hover" : RESTING)}>{title}</summary>
      {open ? (
        <ul className="mt-px ml-[0.9375rem] flex flex-col gap-px border-line border-l pl-2">
          {entries.map((entry) => (
            <li key={entry.path}>
              <NavLink item={entry} path={path} onGo={onGo} />
            </li>
          ))}
        </ul>
      ) : (
        <a href={entries[0]?.path} className={clsx(ROW, RESTING, "ml-6")}>
          {entries[0]?.title}
        </a>
      )}
    </details>
  );
}

/** A group of operations also has an overview page. */
function entriesOf({ path, items = [] }: NavItem): readonly NavItem[] {
  const own = items.every((entry) => entry.path !== path) && items.some((entry) => entry.method);
  return own ? [{ title: "Overview", path }, ...items] : items;
}
