// Punycode parameters from RFC 3492.
const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const FIRST_BIAS = 72;
const FIRST_CODE = 128;
const LONGEST = 63;

/**
 * Returns an email address as its owner writes it: `u@bücher.example` for `u@xn--bcher-kva.example`, if the
 * two are equivalent.
 */
export function shownEmail(address: string): string {
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1);
  if (!domain.includes("xn--")) return address;
  const shown = domain.split(".").map(shownLabel).join(".");
  return hostOf(shown) === domain ? `${address.slice(0, at + 1)}${shown}` : address;
}

function hostOf(domain: string): string | undefined {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return undefined;
  }
}

const shownLabel = (label: string): string =>
  label.startsWith("xn--") && label.length <= LONGEST ? (decoded(label.slice(4)) ?? label) : label;

function decoded(text: string): string | undefined {
  const plain = Math.max(0, text.lastIndexOf("-"));
  const codes = Array.from(text.slice(0, plain), (letter) => letter.charCodeAt(0));
  let [code, place, bias] = [FIRST_CODE, 0, FIRST_BIAS];
  for (let index = plain > 0 ? plain + 1 : 0; index < text.length; ) {
    const before = place;
    for (let weight = 1, k = BASE; ; k += BASE) {
      const digit = Number.parseInt(text[index] ?? "", BASE);
      index += 1;
      if (Number.isNaN(digit)) return undefined;
      // Digits are a to z, then 0 to 9.
      place += ((digit + T_MAX) % BASE) * weight;
      const threshold = Math.min(T_MAX, Math.max(T_MIN, k - bias));
      if ((digit + T_MAX) % BASE < threshold) break;
      weight *= BASE - threshold;
    }
    const length = codes.length + 1;
    bias = adapted(place - before, length, before === 0);
    code += Math.floor(place / length);
    place %= length;
    if (code > 0x10ffff) return undefined;
    codes.splice(place, 0, code);
    place += 1;
  }
  return String.fromCodePoint(...codes);
}

function adapted(distance: number, length: number, isFirst: boolean): number {
  let delta = Math.floor(distance / (isFirst ? DAMP : 2));
  delta += Math.floor(delta / length);
  let k = 0;
  for (; delta > ((BASE - T_MIN) * T_MAX) / 2; k += BASE) delta = Math.floor(delta / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * delta) / (delta + SKEW));
}
