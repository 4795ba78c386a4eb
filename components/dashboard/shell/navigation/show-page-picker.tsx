"use client";

import { ChevronsUpDown } from "lucide-react";
import { usePathname } from "next/navigation";
import { useState } from "react";
import { Drawer } from "@/components/ui/drawer";
import { useDrawn } from "../../access/environment";
import { isCurrent } from "./nav-group";
import { NavList } from "./nav-list";
import { showPagesFor } from "./show-pages";
import { useOpenShow } from "./use-open-show";

/** A show's pages on small screens: shows the current page's name and expands to all of them. */
export function ShowPagePicker() {
  const { role, environment } = useDrawn();
  const [open, setOpen] = useState(false);
  const path = usePathname();
  const show = useOpenShow();
  if (!show) return null;
  const groups = showPagesFor(role, environment);
  const group = groups.find(({ items }) => items.some((item) => isCurrent(item, show, path)));
  const page = group?.items.find((item) => isCurrent(item, show, path));
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        className="flex h-11 w-full items-center gap-2.5 rounded-control bg-surface-raised px-3 text-left text-base ring-1 ring-line ring-inset hover:ring-line-strong lg:hidden"
      >
        {page && <page.icon className="size-4 shrink-0 text-accent" aria-hidden />}
        <span className="sr-only">Show page: </span>
        <span className="font-medium">{page?.label ?? "Pages"}</span>
        {group?.heading && <span className="text-ink-muted">{group.heading}</span>}
        <ChevronsUpDown className="ml-auto size-4 shrink-0 text-ink-muted" aria-hidden />
      </button>
      <Drawer open={open} onOpenChange={setOpen} side="bottom" title="Show pages">
        <nav aria-label="Show">
          <NavList groups={groups} base={show} size="touch" onGo={() => setOpen(false)} />
        </nav>
      </Drawer>
    </>
  );
}
