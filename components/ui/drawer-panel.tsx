"use client";

import { Dialog as Base } from "@base-ui/react/dialog";
import clsx from "clsx";
import { X } from "lucide-react";
import { buttonClasses } from "./button-classes";
import type { DrawerProps } from "./drawer-props";
import { backdropClasses } from "./overlay-classes";

const SIDES = {
  left: "inset-y-0 left-0 border-r data-ending-style:-translate-x-full data-starting-style:-translate-x-full",
  right: "inset-y-0 right-0 border-l data-ending-style:translate-x-full data-starting-style:translate-x-full",
  bottom:
    "inset-x-0 bottom-0 max-h-[85dvh] rounded-t-media border-t data-ending-style:translate-y-full data-starting-style:translate-y-full",
};

export function DrawerPanel(props: DrawerProps) {
  const { open, onOpenChange, side = "right", title, description, footer, wide, children } = props;
  const width = side === "bottom" ? "" : wide ? "w-[min(44rem,100vw)]" : "w-[min(22.5rem,calc(100vw-2rem))]";
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange?.(next)}>
      <Base.Portal>
        <Base.Backdrop className={backdropClasses} />
        <Base.Popup
          className={clsx(
            "fixed z-50 flex flex-col border-line bg-surface-overlay text-ink shadow-overlay outline-none transition-transform duration-200",
            SIDES[side],
            width,
          )}
        >
          <header className="flex items-start justify-between gap-4 border-line border-b px-5 py-4">
            <div className="min-w-0">
              <Base.Title className="truncate font-semibold text-lg">{title}</Base.Title>
              {description && (
                <Base.Description className="text-ink-muted text-sm">{description}</Base.Description>
              )}
            </div>
            <Base.Close aria-label="Close" className={clsx(buttonClasses("ghost", "sm", true), "-mr-2")}>
              <X className="size-4" aria-hidden />
            </Base.Close>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto px-5 py-4">{children}</div>
          {footer && (
            <footer className="flex flex-wrap justify-end gap-2 border-line border-t px-5 py-3">
              {footer}
            </footer>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
