"use client";

import { Popover as Base } from "@base-ui/react/popover";
import clsx from "clsx";
import { popupClasses } from "./overlay-classes";
import type { PopoverProps } from "./popover-props";
import { type Press, useForwardedPress } from "./use-first-press";
import { useFullScreenElement } from "./use-full-screen-element";

interface PopoverPanelProps extends PopoverProps {
  defaultOpen?: boolean;
  press?: Press | null;
}

/** The popover with its button. Set `defaultOpen` if it loads together with its content. */
export function PopoverPanel(props: PopoverPanelProps) {
  const {
    trigger,
    open,
    defaultOpen,
    press = null,
    onOpenChange,
    title,
    side = "bottom",
    align = "center",
    className,
    children,
  } = props;
  const button = useForwardedPress(press);
  const fullScreen = useFullScreenElement();
  return (
    <Base.Root open={open} defaultOpen={defaultOpen} onOpenChange={(next) => onOpenChange?.(next)}>
      <Base.Trigger ref={button} render={trigger} />
      <Base.Portal container={fullScreen ?? undefined}>
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
