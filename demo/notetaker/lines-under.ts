interface Quoted {
  line: number;
  quote: string;
}

/** Everything that an analysis quotes, wherever it is. */
export function linesUnder(value: unknown): Quoted[] {
  if (typeof value !== "object" || value === null) return [];
  if (!Array.isArray(value) && isQuoted(value)) return [value];
  return Object.values(value).flatMap(linesUnder);
}

const isQuoted = (value: object): value is Quoted =>
  "line" in value && "quote" in value && typeof value.line === "number" && typeof value.quote === "string";
