"use client";

import { Ellipsis } from "lucide-react";
import { IconButton } from "./icon-button";
import { Menu } from "./menu";
import type { MenuAction } from "./menu-props";

interface MoreMenuProps {
  /** Names the button: "Actions for CI". */
  label: string;
  items: readonly MenuAction[];
  className?: string;
}

/** Three dots that open what else can be done with a row. */
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
