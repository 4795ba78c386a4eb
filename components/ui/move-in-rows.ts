import type { KeyboardEvent } from "react";

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1 };

/** Arrow keys (or j and k), Home and End move between rows, focusing each row's first link or button. */
export function moveInRows(event: KeyboardEvent<HTMLTableSectionElement>): void {
  if (event.metaKey || event.ctrlKey || event.altKey) return;
  const stops = [...event.currentTarget.rows].map((row) => row.querySelector<HTMLElement>("a[href], button"));
  const at = stops.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  const step = STEPS[event.key];
  const to = event.key === "Home" ? stops[0] : event.key === "End" ? stops.at(-1) : step && stops[at + step];
  if (!to) return;
  event.preventDefault();
  to.focus();
}
