/** A JSON Schema as derived by the registry. */
export interface Schema {
  /** A type of the client that no schema can express. */
  "x-type"?: string;
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  prefixItems?: Schema[];
  properties?: Record<string, Schema>;
  propertyNames?: Schema;
  required?: string[];
  additionalProperties?: boolean | Schema;
  unevaluatedProperties?: boolean;
  title?: string;
  description?: string;
  default?: unknown;
  deprecated?: boolean;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  minimum?: number;
  maximum?: number;
}

/** Callers may send any value without proving that it is JSON. */
const ANY_JSON = "#/components/schemas/JsonValue";

const PRIMITIVES: Record<string, string> = {
  string: "string",
  number: "number",
  integer: "number",
  boolean: "boolean",
  null: "null",
};

/** Returns the schema as a TypeScript type. Each field has a comment with its description and limits. */
export function typeText(schema: Schema, indent = ""): string {
  if (schema["x-type"]) return schema["x-type"];
  if (schema.$ref === ANY_JSON) return "unknown";
  if (schema.$ref) return schema.$ref.replace("#/components/schemas/", "");
  if ("const" in schema) return JSON.stringify(schema.const);
  if (schema.enum) return union(schema.enum.map((value) => JSON.stringify(value)));
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches) return withBranches(schema, branches, indent);
  if (schema.allOf) return schema.allOf.map((part) => typeText(part, indent)).join(" & ");
  if (Array.isArray(schema.type))
    return union(schema.type.map((type) => typeText({ ...schema, type }, indent)));
  if (schema.type === "array") return arrayText(schema, indent);
  if (schema.type === "object" || schema.properties) return objectText(schema, indent);
  return PRIMITIVES[schema.type ?? ""] ?? "unknown";
}

function union(types: string[]): string {
  const different = [...new Set(types)];
  if (different.includes("unknown")) return "unknown";
  // `string` already covers its literals, which would only lengthen the line.
  const distinct = different.includes("string")
    ? different.filter((type) => !type.startsWith('"'))
    : different;
  return distinct.join(" | ");
}

/** Fields next to branches are shared by all of them, unless a branch is more specific about one. */
function withBranches(schema: Schema, branches: Schema[], indent: string): string {
  const beside = schema.properties ?? {};
  const own = branches.map((branch) => withoutFields(branch, beside));
  const choice = union(own.map((branch) => typeText(branch, indent)));
  if (!schema.properties) return choice;
  const distinct = new Set(own.flatMap((branch) => Object.keys(branch.properties ?? {})));
  const shared = Object.entries(beside).filter(([name]) => !distinct.has(name));
  const { anyOf: _any, oneOf: _one, ...rest } = schema;
  return `(${choice}) & ${objectText({ ...rest, properties: Object.fromEntries(shared) }, indent)}`;
}

/** Removes the branch's fields that are the same as the shared ones. */
function withoutFields(branch: Schema, beside: Record<string, Schema>): Schema {
  if (!branch.properties) return branch;
  const fields = Object.entries(branch.properties).filter(
    ([name, field]) => JSON.stringify(field) !== JSON.stringify(beside[name]),
  );
  return { ...branch, properties: Object.fromEntries(fields) };
}

function arrayText(schema: Schema, indent: string): string {
  if (schema.prefixItems) return `[${schema.prefixItems.map((item) => typeText(item, indent)).join(", ")}]`;
  const item = typeText(schema.items ?? {}, indent);
  return /[|&]/.test(item) && !isOneObject(item, indent) ? `(${item})[]` : `${item}[]`;
}

/** Whether the last brace closes the first one and is at the text's indentation. */
const isOneObject = (text: string, indent: string): boolean =>
  text.startsWith("{") && text.indexOf(`\n${indent}}`) === text.length - `\n${indent}}`.length;

function objectText(schema: Schema, indent: string): string {
  const inner = `${indent}  `;
  const fields = fieldTexts(schema, inner);
  const more = schema.additionalProperties;
  if (fields.size === 0) return recordText(more, indent);
  const rest = isOpen(schema) ? `${inner}[field: string]: unknown;\n` : "";
  return `{\n${[...fields.values()].join("")}${rest}${indent}}`;
}

const isOpen = ({ additionalProperties: more }: Schema): boolean => more !== undefined && more !== false;

/** An object with only known fields and nothing else. */
export const isPlainObject = (schema: Schema): boolean =>
  schema.properties !== undefined &&
  Object.keys(schema.properties).length > 0 &&
  !(schema.$ref || schema.anyOf || schema.oneOf || schema.allOf || isOpen(schema));

/** Returns the text of each field, with its comment. */
export function fieldTexts(schema: Schema, indent: string): Map<string, string> {
  const texts = Object.entries(schema.properties ?? {}).map(([name, field]): [string, string] => {
    const mark = schema.required?.includes(name) ? "" : "?";
    const comment = docComment(wordsOf(field), indent);
    return [name, `${comment}${indent}${propertyName(name)}${mark}: ${typeText(field, indent)};\n`];
  });
  return new Map(texts);
}

function recordText(values: Schema["additionalProperties"], indent: string): string {
  if (values === false) return "Record<string, never>";
  const value = typeof values === "object" ? typeText(values, indent) : "unknown";
  return `Record<string, ${value}>`;
}

const propertyName = (name: string): string =>
  /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);

/** Returns a comment, or an empty string without lines. */
export function docComment(lines: string[], indent = ""): string {
  const safe = lines.flatMap((line) => line.split("\n")).map((line) => line.replaceAll("*/", "*\u200b/"));
  if (safe.length === 0) return "";
  if (safe.length === 1) return `${indent}/** ${safe[0]} */\n`;
  return `${indent}/**\n${safe.map((line) => `${indent} * ${line}`.trimEnd()).join("\n")}\n${indent} */\n`;
}

/** What a reader needs to know about a field: its meaning, then its limits. */
export function wordsOf(schema: Schema): string[] {
  const inner = schema.anyOf?.find((branch) => branch.type !== "null" && !("const" in branch));
  const limited = inner && schema.anyOf && schema.anyOf.length <= 2 ? { ...inner, ...schema } : schema;
  const words = [schema.description ?? limited.description, limitsOf(limited)].filter(
    (text): text is string => text !== undefined && text !== "",
  );
  const line = words.map(sentence).join(" ");
  const lines = line === "" ? [] : [line];
  if (schema.default !== undefined && JSON.stringify(schema.default).length < 80)
    lines.push(`@default ${JSON.stringify(schema.default)}`);
  if (schema.deprecated) lines.push("@deprecated");
  return lines;
}

/** Adds a capital letter and a full stop. */
export function sentence(text: string): string {
  const begun = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(begun) ? begun : `${begun}.`;
}

function limitsOf(schema: Schema): string {
  const said = schema.format ?? (schema.pattern?.startsWith("^#") ? "hex color" : undefined);
  const formats: Record<string, string> = {
    "date-time": "ISO 8601 with a zone",
    date: "A date as YYYY-MM-DD",
    uri: "An absolute http(s) address",
    email: "An email address",
    uuid: "A UUID",
    "hex color": "A color such as #0f766e",
  };
  const parts = [said && formats[said]];
  if (!said || said === "uri")
    parts.push(
      range(schema.minLength, schema.maxLength, "characters"),
      range(schema.minItems, schema.maxItems, "items"),
    );
  parts.push(range(bound(schema.minimum), bound(schema.maximum), ""));
  return parts.filter(Boolean).join(", ");
}

/** The limits of safe integers only mean that a number is an integer. */
const bound = (value: number | undefined): number | undefined =>
  value !== undefined && Math.abs(value) >= Number.MAX_SAFE_INTEGER ? undefined : value;

function range(least: number | undefined, most: number | undefined, unit: string): string | undefined {
  const of = unit && ` ${unit}`;
  const write = (value: number) => value.toLocaleString("en-US");
  if (most === undefined) return least ? `at least ${write(least)}${of}` : undefined;
  return least === undefined ? `up to ${write(most)}${of}` : `${write(least)} to ${write(most)}${of}`;
}
