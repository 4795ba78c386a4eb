export type TitleLength = "xs" | "s" | "m" | "l" | "xl";

/** Returns how much space a title needs, by its total length and its longest word. */
export function titleLength(title: string): TitleLength {
  const longest = Math.max(0, ...title.split(/\s+/).map((word) => [...word].length));
  const weight = Math.max([...title].length, longest * 3.2);
  if (weight <= 16) return "xs";
  if (weight <= 34) return "s";
  if (weight <= 62) return "m";
  return weight <= 90 ? "l" : "xl";
}
