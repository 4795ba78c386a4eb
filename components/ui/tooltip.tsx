"use client";

import { Tooltip as Base } from "@base-ui/react/tooltip";
import type { ReactElement, ReactNode } from "react";

interface TooltipProps {
  content: ReactNode;
  /** The element that it explains; it has to have a name of its own for those who cannot hover. */
  children: ReactElement;
  side?: "top" | "bottom" | "left" | "right";
}

export function Tooltip({ content, children, side = "top" }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger delay={400} render={children} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} side={side} className="z-50">
          <Base.Popup className="flex max-w-64 items-center gap-2 rounded-control bg-ink px-2 py-1 text-surface text-xs shadow-overlay transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0">
            {content}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
