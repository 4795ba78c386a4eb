import type { CallShape } from "../call-shape";

export type Input = Readonly<Record<string, unknown>>;

export interface SampleOptions {
  baseUrl: string;
  /** The key itself. Without it, samples read the shape's `keyVariable`. */
  key?: string;
}

export interface RequestParts {
  url: string;
  /** Undefined if the call has no body. */
  body: Record<string, unknown> | undefined;
}

/** Distributes a flat input over path, query and body, as the API expects it. */
export function requestParts(shape: CallShape, input: Input, baseUrl: string): RequestParts {
  const path = shape.path.replace(/\{(\w+)\}/g, (whole, name: string) =>
    input[name] === undefined ? whole : encodeURIComponent(String(input[name])),
  );
  const query = new URLSearchParams();
  const queryNames = shape.file
    ? Object.keys(input).filter((name) => !shape.pathNames.includes(name))
    : shape.queryNames;
  for (const name of queryNames) {
    if (input[name] !== undefined) query.set(name, String(input[name]));
  }
  const elsewhere = new Set([...shape.pathNames, ...queryNames]);
  const rest = Object.entries(input).filter(([name]) => !elsewhere.has(name));
  const search = query.toString();
  return {
    url: `${baseUrl}${path}${search && `?${search}`}`,
    body:
      !shape.file && (rest.length > 0 || (shape.mutation && shape.method !== "DELETE"))
        ? Object.fromEntries(rest)
        : undefined,
  };
}

/** Default file names, for inputs that don't have one. */
const NAMES: Record<string, string> = {
  importRegistrations: "people.csv",
  importPlan: "run-of-show.csv",
  addKnowledge: "price-list.txt",
};

/** Returns the name and type of the file that a sample sends. */
export function sampleFile(shape: CallShape, input: Input): { name: string; type: string } | undefined {
  if (!shape.file) return undefined;
  const name =
    typeof input.name === "string" && /^[\w.-]+$/.test(input.name) ? input.name : (NAMES[shape.id] ?? "file");
  const ending = name.split(".").at(-1) ?? "";
  const type = shape.file.types.find((one) => one.endsWith(`/${ending}`)) ?? shape.file.types[0] ?? "";
  return { name, type };
}

/** Returns the input with its numbers as numbers. */
export const typedInput = (shape: CallShape, input: Input): Input =>
  Object.fromEntries(
    Object.entries(input).map(([name, value]) => [
      name,
      shape.numbers.includes(name) && typeof value === "string" ? Number(value) : value,
    ]),
  );
