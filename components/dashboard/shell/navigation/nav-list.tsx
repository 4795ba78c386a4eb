"use client";

import clsx from "clsx";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { moveInLinks } from "./move-in-links";
import { isCurrent, type NavGroup, type NavItem } from "./nav-group";

interface NavListProps {
  groups: readonly NavGroup[];
  /** Base URL of the items' paths. */
  base: string;
  /** `touch`: taller rows in two columns. */
  size?: "desk" | "touch";
  /** Called when a page is chosen; closes the drawer that may contain the list. */
  onGo?: () => void;
}

/** Pages under their headings. Both Tab and the arrow keys move between links. */
export function NavList({ groups, base, size = "desk", onGo }: NavListProps) {
  const touch = size === "touch";
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the links inside
    <div
      onKeyDown={moveInLinks}
      className={touch ? "grid grid-cols-2 gap-x-2 gap-y-5" : "flex flex-col gap-4"}
    >
      {groups.map(({ heading, items }) => (
        <div key={heading ?? "main"} className={clsx(touch && heading === null && "col-span-2")}>
          {heading && <p className="mb-0.5 px-2 text-ink-muted text-xs">{heading}</p>}
          <ul
            aria-label={heading ?? undefined}
            className={clsx(touch && heading === null ? "grid grid-cols-2 gap-x-2" : "flex flex-col gap-0.5")}
          >
            {items.map((item) => (
              <NavLink key={item.path} item={item} base={base} touch={touch} onGo={onGo} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

interface NavLinkProps {
  item: NavItem;
  base: string;
  touch: boolean;
  onGo: (() => void) | undefined;
}

function NavLink({ item, base, touch, onGo }: NavLinkProps) {
  const current = isCurrent(item, base, usePathname());
  return (
    <li>
      <Link
        href={`${base}${item.path}`}
        onClick={onGo}
        aria-current={current ? "page" : undefined}
        className={clsx(
          "flex items-center gap-2.5 rounded-control px-2 text-base",
          touch ? "h-11" : "h-8",
          current ? "bg-hover font-medium text-ink" : "text-ink-muted hover:bg-hover hover:text-ink",
        )}
      >
        <item.icon className={clsx("size-4 shrink-0", current && "text-accent")} aria-hidden />
        {item.label}
      </Link>
    </li>
  );
}
