import type { KeyboardEvent } from "react";

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Arrow keys move between a navigation's links; Home and End to the first and last. */
export function moveInLinks(event: KeyboardEvent<HTMLElement>): void {
  if (event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>("a[href]")];
  const at = links.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  const step = STEPS[event.key];
  const to = event.key === "Home" ? links[0] : event.key === "End" ? links.at(-1) : step && links[at + step];
  if (!to) return;
  event.preventDefault();
  to.focus();
}
