/** A hue (0–360) that always is the same for the same name. */
export function hueOf(name: string): number {
  let hash = 7;
  for (const char of name) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) % 3600;
  return hash / 10;
}
