const FIRST = 60;
const SPAN = 280;

/** A hue (60–340, never the red of "on air") that always is the same for the same name. */
export function hueOf(name: string): number {
  let hash = 7;
  for (const char of name) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) % 3600;
  return FIRST + (hash / 3600) * SPAN;
}
