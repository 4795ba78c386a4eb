"use client";

import { Popover as Base } from "@base-ui/react/popover";
import clsx from "clsx";
import type { ReactElement, ReactNode } from "react";
import { popupClasses } from "./overlay-classes";

interface PopoverProps {
  trigger: ReactElement;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  title?: ReactNode;
  side?: "top" | "bottom" | "left" | "right";
  align?: "start" | "center" | "end";
  className?: string;
  children: ReactNode;
}

export function Popover(props: PopoverProps) {
  const {
    trigger,
    open,
    defaultOpen,
    onOpenChange,
    title,
    side = "bottom",
    align = "center",
    className,
    children,
  } = props;
  return (
    <Base.Root open={open} defaultOpen={defaultOpen} onOpenChange={(next) => onOpenChange?.(next)}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} side={side} align={align} className="z-50">
          <Base.Popup className={clsx(popupClasses, "max-w-[calc(100vw-2rem)] p-4 text-base", className)}>
            {title && <Base.Title className="mb-2 font-semibold text-base">{title}</Base.Title>}
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
