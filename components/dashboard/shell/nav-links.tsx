"use client";

import clsx from "clsx";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { useDrawn, useEnvironment } from "../parts/environment";
import { areasFor, type NavItem } from "./nav-items";

/** The list of areas; `onGo` closes the drawer that it may be in. */
export function NavLinks({ onGo }: { onGo?: () => void }) {
  const { role, environment } = useDrawn();
  return (
    <div className="flex flex-col gap-6">
      {areasFor(role, environment).map((group) => (
        <div key={group.heading ?? "main"}>
          {group.heading && <p className="mb-1 px-2 text-ink-muted text-xs">{group.heading}</p>}
          <ul className="flex flex-col gap-0.5">
            {group.items.map((item) => (
              <NavLink key={item.path} item={item} onGo={onGo} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function NavLink({ item, onGo }: { item: NavItem; onGo?: () => void }) {
  const { base } = useEnvironment();
  const path = usePathname();
  const href = `${base}${item.path}`;
  const current = item.path === "" ? path === href : path === href || path.startsWith(`${href}/`);
  return (
    <li>
      <Link
        href={href}
        onClick={onGo}
        aria-current={current ? "page" : undefined}
        className={clsx(
          "flex h-8 items-center gap-2.5 rounded-control px-2 text-base",
          current ? "bg-hover font-medium text-ink" : "text-ink-muted hover:bg-hover hover:text-ink",
        )}
      >
        <item.icon className={clsx("size-4 shrink-0", current && "text-accent")} aria-hidden />
        {item.label}
      </Link>
    </li>
  );
}
