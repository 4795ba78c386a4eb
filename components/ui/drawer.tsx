"use client";

import { Dialog as Base } from "@base-ui/react/dialog";
import clsx from "clsx";
import { X } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { buttonClasses } from "./button-classes";
import { backdropClasses } from "./overlay-classes";

interface DrawerProps {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  trigger?: ReactElement;
  side?: "left" | "right" | "bottom";
  title: ReactNode;
  description?: ReactNode;
  footer?: ReactNode;
  /** Width for the sides; 360 is that of the studio's desk. */
  wide?: boolean;
  children?: ReactNode;
}

const SIDES = {
  left: "inset-y-0 left-0 border-r data-ending-style:-translate-x-full data-starting-style:-translate-x-full",
  right: "inset-y-0 right-0 border-l data-ending-style:translate-x-full data-starting-style:translate-x-full",
  bottom:
    "inset-x-0 bottom-0 max-h-[85dvh] rounded-t-media border-t data-ending-style:translate-y-full data-starting-style:translate-y-full",
};

/** A panel from the side, over the page: details of a row, rails of the studio on a small screen. */
export function Drawer(props: DrawerProps) {
  const { open, onOpenChange, trigger, side = "right", title, description, footer, wide, children } = props;
  const width = side === "bottom" ? "" : wide ? "w-[min(44rem,100vw)]" : "w-[min(22.5rem,calc(100vw-2rem))]";
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange?.(next)}>
      {trigger && <Base.Trigger render={trigger} />}
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
