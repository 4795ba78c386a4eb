import type { KeyboardEvent, PointerEvent } from "react";

const isPress = ({ key }: KeyboardEvent): boolean => key === " " || key === "Enter";

/** Props for a button that acts while it is held, by pointer or key. */
export const holdTo = (start: () => void, stop: () => void) => ({
  onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    start();
  },
  onLostPointerCapture: stop,
  onContextMenu: (event: { preventDefault(): void }) => event.preventDefault(),
  onKeyDown: (event: KeyboardEvent) => {
    if (!isPress(event)) return;
    event.preventDefault();
    if (!event.repeat) start();
  },
  onKeyUp: (event: KeyboardEvent) => {
    if (isPress(event)) stop();
  },
});
