"use client";

import { Ellipsis } from "lucide-react";
import { IconButton } from "./icon-button";
import { Menu } from "./menu";
import type { MenuAction } from "./menu-props";

interface MoreMenuProps {
  /** Accessible name of the button: "Actions for CI". */
  label: string;
  items: readonly MenuAction[];
  className?: string;
}

/** A three-dot menu with a row's other actions. */
export function MoreMenu({ label, items, className }: MoreMenuProps) {
  return (
    <Menu
      align="end"
      items={items}
      trigger={
        <IconButton
          size="sm"
          label={label}
          icon={<Ellipsis className="size-4" aria-hidden />}
          className={className}
        />
      }
    />
  );
}
