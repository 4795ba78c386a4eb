/** Scrolls a list so that one of its lines is near its top, without scrolling the page. */
export function bringIntoView(list: HTMLElement, line: number): void {
  const row = list.querySelector<HTMLElement>(`[data-line="${line}"]`);
  if (!row) return;
  const move = () => {
    const { top, bottom } = row.getBoundingClientRect();
    const seen = list.getBoundingClientRect();
    if (top >= seen.top && bottom <= seen.bottom) return;
    list.scrollTop += top - seen.top - seen.height / 4;
  };
  move();
  // Lines out of view have estimated heights until they are drawn.
  requestAnimationFrame(move);
}
