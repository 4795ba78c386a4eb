"use client";

import { Menu as MenuIcon } from "lucide-react";
import { useState } from "react";
import { Drawer } from "@/components/ui/drawer";
import { IconButton } from "@/components/ui/icon-button";
import type { NavSection } from "@/lib/docs/page";
import { DocsNav } from "./docs-nav";

/** The menu on small screens. */
export function DocsMenu({ sections }: { sections: readonly NavSection[] }) {
  const [open, setOpen] = useState(false);
  return (
    <div className="lg:hidden">
      <IconButton
        label="Open menu"
        icon={<MenuIcon className="size-5" aria-hidden />}
        onClick={() => setOpen(true)}
        className="-ml-2"
      />
      <Drawer open={open} onOpenChange={setOpen} side="left" title="Documentation">
        <nav aria-label="Documentation">
          <DocsNav sections={sections} onGo={() => setOpen(false)} />
        </nav>
      </Drawer>
    </div>
  );
}
