"use client";

import { type MouseEvent, type PointerEvent, useRef } from "react";
import { pressedWord } from "./line-words";

/** A word as indexes of its line and of itself. */
interface Pointed {
  line: number;
  word: number;
}

/** Moved by less than this, in pixels, the mouse has pressed a word. */
const SLIP = 6;

function pointedWord(target: EventTarget | null): Pointed | null {
  const word = pressedWord(target);
  const row = target instanceof Element ? target.closest<HTMLElement>("[data-index]") : null;
  return word === null || !row ? null : { line: Number(row.dataset.index), word };
}

/**
 * Selects words of a list by dragging the mouse, as in text. What is returned belongs on the list. Fingers scroll by
 * dragging.
 */
export function useWordDrag(select: (from: Pointed, to: Pointed) => void, isOn: boolean) {
  const drag = useRef<{ from: Pointed; x: number; hasSelected: boolean } | null>(null);
  const isClickOfDrag = useRef(false);
  return {
    onPointerDown: (event: PointerEvent) => {
      isClickOfDrag.current = false;
      const isMouse = event.pointerType === "mouse" && event.button === 0 && !event.shiftKey;
      const from = isOn && isMouse ? pointedWord(event.target) : null;
      drag.current = from && { from, x: event.clientX, hasSelected: false };
    },
    onPointerMove: ({ buttons, clientX, clientY }: PointerEvent) => {
      const dragged = drag.current;
      if (!dragged) return;
      if ((buttons & 1) === 0) {
        drag.current = null;
        return;
      }
      const to = pointedWord(document.elementFromPoint(clientX, clientY));
      if (!to) return;
      const { from, x, hasSelected } = dragged;
      const isElsewhere = to.line !== from.line || to.word !== from.word;
      if (!hasSelected && !isElsewhere && Math.abs(clientX - x) < SLIP) return;
      dragged.hasSelected = true;
      isClickOfDrag.current = true;
      select(from, to);
    },
    onPointerUp: () => {
      drag.current = null;
    },
    onClickCapture: (event: MouseEvent) => {
      if (!isClickOfDrag.current) return;
      isClickOfDrag.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}
