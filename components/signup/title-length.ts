export type TitleLength = "xs" | "s" | "m" | "l" | "xl";

/** How much room a title needs: its longest word counts as much as its length. */
export function titleLength(title: string): TitleLength {
  const longest = Math.max(0, ...title.split(/\s+/).map((word) => [...word].length));
  const weight = Math.max([...title].length, longest * 3.2);
  if (weight <= 16) return "xs";
  if (weight <= 34) return "s";
  if (weight <= 62) return "m";
  return weight <= 90 ? "l" : "xl";
}
