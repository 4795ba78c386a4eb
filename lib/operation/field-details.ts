import type { z } from "zod";
import { type Json, wholeJsonSchema } from "./json-schema";
import { partsOf } from "./schema-parts";

/** What would be valid in a field: only what its code needs, never the whole schema. */
export interface FieldDetail {
  example?: unknown;
  min?: number;
  max?: number;
  allowed?: unknown[];
  /** For an unknown field: the names that exist. */
  fields?: string[];
  /** For what blocks a call: the problem and its fix, for people and for programs. */
  message?: string;
  mend?: string;
  page?: string;
  operation?: string;
}

export type FieldDetails = Record<string, FieldDetail>;

/** Limit for all details together. A field whose detail doesn't fit has none. */
const MAX_BYTES = 4 * 1024;
const MAX_ALLOWED = 60;

/** Returns details about invalid fields from their schemas. Reads each field's own schema, once. */
export function detailsOf(schemas: readonly z.ZodType[], fields: Record<string, string>): FieldDetails {
  const details: FieldDetails = {};
  let bytes = 0;
  for (const [field, code] of Object.entries(fields)) {
    const detail = detailOf(schemas, field, code);
    if (!detail) continue;
    bytes += field.length + Buffer.byteLength(JSON.stringify(detail));
    if (bytes > MAX_BYTES) break;
    details[field] = detail;
  }
  return details;
}

function detailOf(schemas: readonly z.ZodType[], field: string, code: string): FieldDetail | undefined {
  if (SAYS_ALL.has(code)) return undefined;
  const path = field.split(".");
  if (code === "unknown_field") return namesBeside(schemas, path.slice(0, -1));
  for (const schema of schemas) {
    const found = at(schema, path);
    if (found) return detailFor(code, keywordsOf(found));
  }
  return undefined;
}

const SAYS_ALL: ReadonlySet<string> = new Set(["not_found", "duplicate"]);

function namesBeside(schemas: readonly z.ZodType[], parent: readonly string[]): FieldDetail | undefined {
  const fields = schemas.flatMap((schema) => {
    const found = at(schema, parent);
    return found ? namesIn(found) : [];
  });
  return fields.length > 0 && fields.length <= MAX_ALLOWED ? { fields: [...new Set(fields)] } : undefined;
}

/** The members of an object, also if it is optional or one of several shapes. */
function namesIn(schema: z.ZodType): string[] {
  if (schema.type === "array" || schema.type === "record") return [];
  return partsOf(schema).flatMap(({ name, part }) => (name === undefined ? namesIn(part) : [name]));
}

/** Returns the schema at a dotted path. Of several shapes, the first one that has it. */
function at(schema: z.ZodType, path: readonly string[]): z.ZodType | undefined {
  const [name, ...rest] = path;
  if (name === undefined) return schema;
  const holdsItems = schema.type === "array" || schema.type === "record";
  for (const { name: member, part } of partsOf(schema)) {
    if (member !== undefined && member !== name) continue;
    const found = at(part, member !== undefined || holdsItems ? rest : path);
    if (found) return found;
  }
  return undefined;
}

interface Keywords {
  type?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  examples?: unknown[];
  /** From all branches together. */
  allowed?: unknown[];
}

const read = new WeakMap<z.ZodType, Keywords>();

function keywordsOf(schema: z.ZodType): Keywords {
  let known = read.get(schema);
  if (!known) {
    known = {};
    const json = wholeJsonSchema(schema, "input");
    gather(json, (json.$defs ?? {}) as Record<string, Json>, known);
    read.set(schema, known);
  }
  return known;
}

const SIMPLE = [
  "format",
  "minimum",
  "maximum",
  "minLength",
  "maxLength",
  "minItems",
  "maxItems",
  "examples",
] as const;

function gather(json: Json, named: Record<string, Json>, into: Keywords, depth = 0): void {
  if (depth > 5 || json.type === "null") return;
  if (typeof json.type === "string") into.type ??= json.type;
  for (const name of SIMPLE) if (json[name] !== undefined) into[name] ??= json[name] as never;
  const allowed = Array.isArray(json.enum) ? json.enum : "const" in json ? [json.const] : undefined;
  if (allowed) into.allowed = [...(into.allowed ?? []), ...allowed];
  const reference = typeof json.$ref === "string" ? named[json.$ref.replace("#/$defs/", "")] : undefined;
  const branches = [json.anyOf, json.oneOf, json.allOf].flatMap((list) => (Array.isArray(list) ? list : []));
  for (const branch of reference ? [reference] : branches) gather(branch as Json, named, into, depth + 1);
}

const EXAMPLES: Record<string, unknown> = {
  iso_8601: "2031-03-02T17:00:00Z",
  email: "ada@example.com",
  url: "https://example.com/page",
  uuid: "0197b2c4-6f1e-7d3a-9c58-2f4b6a8d0e13",
  hex_color: "#5b3df5",
};

const EXAMPLES_BY_FORMAT: Record<string, unknown> = {
  "date-time": EXAMPLES.iso_8601,
  date: "2031-03-02",
  email: EXAMPLES.email,
  uri: EXAMPLES.url,
  uuid: EXAMPLES.uuid,
};

function detailFor(code: string, words: Keywords): FieldDetail | undefined {
  const bound = boundFor(code, words);
  if (bound) return bound;
  if (code === "must_be_true") return { allowed: [true] };
  if (code in EXAMPLES) return { example: words.examples?.[0] ?? EXAMPLES[code] };
  return code === "required" || code === "invalid" || code === "not_allowed" || code === "unsupported"
    ? shapeOf(words)
    : undefined;
}

function boundFor(code: string, words: Keywords): FieldDetail | undefined {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems } = words;
  const isText = words.type === "string";
  const isList = words.type === "array";
  if (code === "too_long" || code === "too_many") return only({ max: isList ? maxItems : maxLength });
  if (code === "too_short") return { min: (isText ? minLength : minItems) ?? 1 };
  if (code === "too_large" || code === "too_small") return only({ min: safe(minimum), max: safe(maximum) });
  return undefined;
}

/** Describes the values that are valid at all. */
function shapeOf(words: Keywords): FieldDetail | undefined {
  const { allowed, examples, format, minimum, maximum, type } = words;
  if (allowed && allowed.length > 0)
    return allowed.length <= MAX_ALLOWED ? { allowed } : { example: allowed[0] };
  if (examples && examples.length > 0) return { example: examples[0] };
  if (type === "boolean") return { allowed: [true, false] };
  const bounds = only({ min: safe(minimum), max: safe(maximum) });
  if (bounds) return bounds;
  const example = format === undefined ? undefined : EXAMPLES_BY_FORMAT[format];
  return example === undefined ? undefined : { example };
}

/** zod adds the safe integer limits to every integer. */
const safe = (bound: number | undefined): number | undefined =>
  bound === undefined || Math.abs(bound) >= Number.MAX_SAFE_INTEGER ? undefined : bound;

function only(bounds: { min?: number | undefined; max?: number | undefined }): FieldDetail | undefined {
  const given = Object.entries(bounds).filter(([, bound]) => bound !== undefined);
  return given.length > 0 ? Object.fromEntries(given) : undefined;
}
