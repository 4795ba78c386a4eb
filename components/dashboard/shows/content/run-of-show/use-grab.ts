"use client";

import { type PointerEvent as ReactPointerEvent, useCallback, useState } from "react";

interface Grab {
  /** Id of the segment being dragged. */
  held: string | null;
  grab: (id: string, event: ReactPointerEvent) => void;
}

interface Gestures {
  moveTo: (id: string, place: number, gesture: string) => void;
  /** Reverts what the gesture moved. */
  abandon: (gesture: string) => void;
}

/**
 * Lets list rows be dragged by a handle. The row follows the pointer's position while held; Escape reverts.
 */
export function useGrab({ moveTo, abandon }: Gestures): Grab {
  const [held, setHeld] = useState<string | null>(null);
  const grab = useCallback(
    (id: string, event: ReactPointerEvent) => {
      const list = event.currentTarget.closest("ol");
      if (event.button !== 0 || !list) return;
      const gesture = `drag ${id} ${event.timeStamp}`;
      const drag = ({ clientY }: PointerEvent) => {
        const rows = [...list.children] as HTMLElement[];
        const own = rows.findIndex((row) => row.dataset.segment === id);
        const place = placeAt(rows, own, clientY);
        if (own !== -1 && place !== own) moveTo(id, place, gesture);
      };
      const drop = () => {
        setHeld(null);
        window.removeEventListener("pointermove", drag);
        window.removeEventListener("pointerup", drop);
        window.removeEventListener("pointercancel", drop);
        window.removeEventListener("keydown", giveUp, true);
      };
      const giveUp = (pressed: KeyboardEvent) => {
        if (pressed.key !== "Escape") return;
        pressed.preventDefault();
        pressed.stopPropagation();
        drop();
        abandon(gesture);
      };
      setHeld(id);
      // On the window, because the row itself moves in the DOM during the drag.
      window.addEventListener("pointermove", drag);
      window.addEventListener("pointerup", drop);
      window.addEventListener("pointercancel", drop);
      window.addEventListener("keydown", giveUp, true);
    },
    [moveTo, abandon],
  );
  return { held, grab };
}

/** Rows swap when the pointer is past the other's middle, so that they don't jump back and forth. */
function placeAt(rows: readonly HTMLElement[], own: number, y: number): number {
  const isPast = (row: HTMLElement): boolean => {
    const { top, height } = row.getBoundingClientRect();
    return y > top + height / 2;
  };
  return rows.filter((row, index) => index !== own && isPast(row)).length;
}
