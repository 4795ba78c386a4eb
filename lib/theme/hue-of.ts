const FIRST = 60;
const SPAN = 280;

/** Returns a hue (60–340, never the red of "on air") that only depends on the name. */
export function hueOf(name: string): number {
  let hash = 7;
  for (const char of name) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) % 3600;
  return FIRST + (hash / 3600) * SPAN;
}
