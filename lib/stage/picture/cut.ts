/** Shortens to at most so many characters, with an ellipsis at the end if something is missing. */
export function cut(text: string, most: number): string {
  const chars = [...text];
  return chars.length > most ? `${chars.slice(0, Math.max(0, most - 1)).join("")}…` : text;
}
