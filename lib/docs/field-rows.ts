import { type Components, type JsonSchema, resolve, withoutNull } from "./json-schema";
import { limitsOf } from "./limits-of";

/** A field as the reference shows it. */
export interface FieldRow {
  name: string;
  type: string;
  required: boolean;
  nullable: boolean;
  description: string;
  limits: string[];
  /** The allowed values, as written in JSON. */
  values: string[];
  deprecated: boolean;
  children: FieldRow[];
}

/** The fields of an object. If `variants` is set, a request sends one of these shapes. */
export interface FieldTable {
  rows: FieldRow[];
  variants: { title: string; description: string; rows: FieldRow[] }[];
}

const DEEPEST = 5;

export function fieldTable(schema: JsonSchema, components: Components): FieldTable {
  const whole = flatten(schema, components);
  const choices = (whole.anyOf ?? whole.oneOf ?? [])
    .map((choice) => flatten(choice, components))
    .map((choice) => ({ ...choice, properties: own(choice.properties, whole.properties) }));
  return {
    rows: rowsOf(whole, components, 0),
    variants: choices
      .filter((choice) => choice.properties)
      .map((choice, index) => ({
        title: choice.title ?? `Shape ${index + 1}`,
        description: choice.description ?? "",
        rows: rowsOf(choice, components, 0),
      })),
  };
}

/** Leaves out the fields that are identical in the shared schema. */
const own = (fields: JsonSchema["properties"], beside: JsonSchema["properties"]): JsonSchema["properties"] =>
  fields &&
  Object.fromEntries(
    Object.entries(fields).filter(
      ([name, field]) => JSON.stringify(field) !== JSON.stringify(beside?.[name]),
    ),
  );

/** Resolves references and merges `allOf`. */
function flatten(schema: JsonSchema, components: Components): JsonSchema {
  const { schema: own } = resolve(schema, components);
  const { allOf, ...rest } = own;
  let whole: JsonSchema = rest;
  for (const part of allOf ?? []) {
    const laid = flatten(part, components);
    whole = {
      ...laid,
      ...whole,
      properties: { ...laid.properties, ...whole.properties },
      required: [...(laid.required ?? []), ...(whole.required ?? [])],
    };
  }
  return whole;
}

function rowsOf(schema: JsonSchema, components: Components, depth: number): FieldRow[] {
  if (depth >= DEEPEST) return [];
  const required = new Set(schema.required);
  return Object.entries(schema.properties ?? {})
    .map(([name, member]) => rowOf(name, member, required.has(name), components, depth))
    .sort((a, b) => Number(b.required) - Number(a.required));
}

function rowOf(
  name: string,
  member: JsonSchema,
  required: boolean,
  components: Components,
  depth: number,
): FieldRow {
  const outer = flatten(member, components);
  const { choices, nullable } = withoutNull(outer);
  const shapes = choices.map((choice) => flatten(choice, components)).filter((shape) => shape.const !== "");
  const first = shapes[0] ?? {};
  const inner = first.type === "array" && first.items ? flatten(first.items, components) : first;
  return {
    name,
    type: typeOf(shapes, choices, components),
    required,
    nullable,
    description: outer.description ?? first.description ?? "",
    limits: limitsOf({ ...first, default: outer.default ?? first.default }),
    values: valuesOf(inner),
    deprecated: outer.deprecated ?? first.deprecated ?? false,
    children: rowsOf(inner, components, depth + 1),
  };
}

function typeOf(shapes: JsonSchema[], choices: JsonSchema[], components: Components): string {
  const names = shapes.map((shape, index) => {
    const reference = choices[index]?.$ref;
    if (shape.type === "array") {
      const items = shape.items ?? {};
      return `${typeOf([flatten(items, components)], [items], components)}[]`;
    }
    if (reference) return reference.slice(reference.lastIndexOf("/") + 1);
    if (shape.anyOf ?? shape.oneOf) {
      const { choices: within } = withoutNull(shape);
      return typeOf(
        within.map((choice) => flatten(choice, components)),
        within,
        components,
      );
    }
    return nameOf(shape);
  });
  return [...new Set(names)].join(" | ") || "any";
}

function nameOf(shape: JsonSchema): string {
  if (shape.format === "date-time") return "instant";
  if (shape.format === "uri") return "url";
  if (shape.format === "uuid" || shape.format === "email" || shape.format === "date") return shape.format;
  if (shape.const !== undefined) return JSON.stringify(shape.const);
  if (shape.enum) return "enum";
  return [shape.type ?? "any"].flat().join(" | ");
}

const valuesOf = (shape: JsonSchema): string[] =>
  (shape.enum ?? []).filter((value) => value !== "").map((value) => String(value));

/** Returns all rows with the dotted path of each: `guests[].email`. */
export function flatRows(rows: readonly FieldRow[], before = ""): (FieldRow & { path: string })[] {
  return rows.flatMap((row) => {
    const path = before + row.name;
    return [{ ...row, path }, ...flatRows(row.children, `${path}${row.type.endsWith("[]") ? "[]" : ""}.`)];
  });
}
