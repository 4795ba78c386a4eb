/** At most so many characters, the last of them an ellipsis where something is missing. */
export function cut(text: string, most: number): string {
  const chars = [...text];
  return chars.length > most ? `${chars.slice(0, Math.max(0, most - 1)).join("")}…` : text;
}
