"use client";

import { type PointerEvent as ReactPointerEvent, useCallback, useState } from "react";

interface Grab {
  /** The part that is held. */
  held: string | null;
  grab: (id: string, event: ReactPointerEvent) => void;
}

interface Gestures {
  moveTo: (id: string, place: number, gesture: string) => void;
  /** Puts back what the gesture has moved. */
  abandon: (gesture: string) => void;
}

/**
 * Lets rows of a list be dragged by a handle: the row goes to whatever place the pointer is over, while it is held. Escape
 * puts it back where it was.
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
      // On the window: the row itself changes its place in the document meanwhile.
      window.addEventListener("pointermove", drag);
      window.addEventListener("pointerup", drop);
      window.addEventListener("pointercancel", drop);
      window.addEventListener("keydown", giveUp, true);
    },
    [moveTo, abandon],
  );
  return { held, grab };
}

/** A row passes another one when the pointer is beyond that one's middle, so that none jumps to and fro. */
function placeAt(rows: readonly HTMLElement[], own: number, y: number): number {
  const isPast = (row: HTMLElement): boolean => {
    const { top, height } = row.getBoundingClientRect();
    return y > top + height / 2;
  };
  return rows.filter((row, index) => index !== own && isPast(row)).length;
}
