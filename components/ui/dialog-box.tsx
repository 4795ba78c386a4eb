"use client";

import { Dialog as Base } from "@base-ui/react/dialog";
import clsx from "clsx";
import { X } from "lucide-react";
import { useRef } from "react";
import { buttonClasses } from "./button-classes";
import type { DialogProps } from "./dialog-props";
import { keepsOpen } from "./keeps-open";
import { backdropClasses, dialogClasses } from "./overlay-classes";

const WIDTHS = { sm: "max-w-md", md: "max-w-xl", lg: "max-w-3xl" };

export function DialogBox(props: DialogProps) {
  const { open, onOpenChange, title, description, footer, size = "sm", children } = props;
  const box = useRef<HTMLDivElement>(null);
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, { reason, cancel }) => {
        if (!next && keepsOpen(reason, box.current)) cancel();
        else onOpenChange?.(next);
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={backdropClasses} />
        <Base.Popup ref={box} className={clsx(dialogClasses, WIDTHS[size])}>
          <header className="flex items-start justify-between gap-4 px-6 pt-5">
            <div className="min-w-0">
              <Base.Title className="font-semibold text-lg">{title}</Base.Title>
              {description && (
                <Base.Description className="mt-1 text-base text-ink-muted">{description}</Base.Description>
              )}
            </div>
            <Base.Close aria-label="Close" className={clsx(buttonClasses("ghost", "sm", true), "-mr-2")}>
              <X className="size-4" aria-hidden />
            </Base.Close>
          </header>
          <div className="min-h-0 overflow-y-auto px-6 py-4">{children}</div>
          {footer && <footer className="flex flex-wrap justify-end gap-2 px-6 pb-5">{footer}</footer>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
