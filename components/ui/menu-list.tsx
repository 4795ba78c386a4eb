"use client";

import { Menu as Base } from "@base-ui/react/menu";
import clsx from "clsx";
import { Check } from "lucide-react";
import Link from "next/link";
import { Kbd } from "./kbd";
import type { MenuAction, MenuProps } from "./menu-props";
import { popupClasses } from "./overlay-classes";
import { type Press, useForwardedPress } from "./use-first-press";
import { useFullScreenElement } from "./use-full-screen-element";

interface MenuListProps extends MenuProps {
  press: Press | null;
}

const itemClasses =
  "flex min-h-8 cursor-default items-center gap-2.5 rounded-sm px-2 py-1 text-base outline-none data-disabled:opacity-50 data-highlighted:bg-hover";

/** The menu with its button. */
export function MenuList({ trigger, items, align = "start", side = "bottom", press }: MenuListProps) {
  const button = useForwardedPress(press);
  const fullScreen = useFullScreenElement();
  return (
    <Base.Root>
      <Base.Trigger ref={button} render={trigger} />
      <Base.Portal container={fullScreen ?? undefined}>
        <Base.Positioner sideOffset={4} align={align} side={side} className="z-50 outline-none">
          <Base.Popup
            className={clsx(popupClasses, "max-h-(--available-height) min-w-44 overflow-y-auto p-1")}
          >
            {items.map((item) => (
              <MenuEntry key={item.label} item={item} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function MenuEntry({ item }: { item: MenuAction }) {
  const inner = (
    <>
      {item.icon}
      <span className="min-w-0 flex-1">
        {item.label}
        {item.hint && <span className="block text-ink-muted text-xs">{item.hint}</span>}
      </span>
      {item.shortcut && <Kbd>{item.shortcut}</Kbd>}
      {item.chosen && <Check className="size-4 shrink-0" aria-hidden />}
    </>
  );
  const className = clsx(itemClasses, item.danger && "text-danger");
  return (
    <>
      {item.separated && <Base.Separator className="mx-1 my-1 h-px bg-line" />}
      {item.href ? (
        <Base.Item className={className} disabled={item.disabled} render={<Link href={item.href} />}>
          {inner}
        </Base.Item>
      ) : (
        <Base.Item
          {...(item.chosen === undefined ? {} : { role: "menuitemradio", "aria-checked": item.chosen })}
          className={className}
          disabled={item.disabled}
          onClick={item.onSelect}
        >
          {inner}
        </Base.Item>
      )}
    </>
  );
}
