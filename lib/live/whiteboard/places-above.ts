const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const FIRST = "a0";

/**
 * Returns `count` places above a given one, in Excalidraw's fractional indexing: an integer whose first
 * letter says how many digits it has, `a0` … `az`, `b00` …, followed by a fraction for places between two
 * integers.
 */
export function placesAbove(top: string | null, count: number): string[] {
  const places: string[] = [];
  for (let last = top; places.length < count; last = places.at(-1) ?? null) places.push(placeAbove(last));
  return places;
}

function placeAbove(place: string | null): string {
  const head = place?.charCodeAt(0) ?? 0;
  const digits = head - "a".charCodeAt(0) + 1;
  // There is no place yet, or it's below all of these.
  if (place === null || digits < 1 || digits > 26 || place.length <= digits) return FIRST;
  const raised = plusOne(place.slice(1, digits + 1));
  if (raised !== null) return place[0] + raised;
  return String.fromCharCode(head + 1) + "0".repeat(digits + 1);
}

/** Returns null if the result would need another digit. */
function plusOne(number: string): string | null {
  for (let at = number.length - 1; at >= 0; at--) {
    const value = DIGITS.indexOf(number[at] ?? "") + 1;
    if (value < DIGITS.length)
      return number.slice(0, at) + DIGITS[value] + "0".repeat(number.length - at - 1);
  }
  return null;
}
