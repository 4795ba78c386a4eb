/** What relative lengths are relative to, in pixels. */
export interface Units {
  /** The element's font size. */
  em: number;
  /** The width of its container, of which `cqw` is a hundredth. */
  container: number;
}

/** Splits at a separator outside brackets. */
export function split(value: string, separator: "," | " "): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < value.length; at += 1) {
    if (value[at] === "(") depth += 1;
    else if (value[at] === ")") depth -= 1;
    else if (value[at] === separator && depth === 0) {
      parts.push(value.slice(from, at).trim());
      from = at + 1;
    }
  }
  return [...parts, value.slice(from).trim()].filter((part) => part !== "");
}

/** Returns a function's arguments, or null if the value isn't that function. */
export const argumentsOf = (value: string, name: string): string[] | null =>
  value.startsWith(`${name}(`) && value.endsWith(")") ? split(value.slice(name.length + 1, -1), ",") : null;

/** Converts a length to pixels; percentages are of `whole`. Throws if it isn't a length. */
export function lengthPx(value: string, units: Units, whole = 0): number {
  const [sum] = argumentsOf(value, "calc") ?? [];
  if (sum !== undefined)
    return split(sum, " ").reduce(
      (total, part) => (part === "+" ? total : total + lengthPx(part, units, whole)),
      0,
    );
  const [, number, unit] = /^(-?[\d.]+)(em|cqw|px|%|)$/.exec(value) ?? [];
  if (number === undefined) throw new Error(`not a length in the stage's style sheet: ${value}`);
  const factors: Record<string, number> = {
    em: units.em,
    cqw: units.container / 100,
    px: 1,
    "%": whole / 100,
  };
  return Number(number) * (factors[unit ?? ""] ?? 0);
}

/** A color as `rgb` hexadecimal with its opacity, 0 to 1. */
export interface Colour {
  hex: string;
  alpha: number;
}

/** Reads the notations that the style sheet uses. Throws for any other. */
export function colourOf(value: string): Colour {
  if (/^#[0-9a-f]{6}$/i.test(value)) return { hex: value, alpha: 1 };
  if (value === "transparent") return { hex: "#000000", alpha: 0 };
  const [, red, green, blue, alpha = "1"] = /^rgb\((\d+) (\d+) (\d+)(?: \/ ([\d.]+))?\)$/.exec(value) ?? [];
  if (red !== undefined) {
    const hex = [red, green, blue].map((part) => Number(part).toString(16).padStart(2, "0")).join("");
    return { hex: `#${hex}`, alpha: Number(alpha) };
  }
  // Mixing with transparent only changes the opacity.
  const [space, mixed = "", rest] = argumentsOf(value, "color-mix") ?? [];
  const [, base, share] = /^(\S+) ([\d.]+)%$/.exec(mixed) ?? [];
  if (space?.startsWith("in ") && base !== undefined && rest === "transparent") {
    const colour = colourOf(base);
    return { ...colour, alpha: (colour.alpha * Number(share)) / 100 };
  }
  throw new Error(`not a color in the stage's style sheet: ${value}`);
}

/** For a canvas. */
export function css({ hex, alpha }: Colour): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgba(${red}, ${green}, ${blue}, ${alpha})`;
}
