/** The subset of JSON Schema that our documents use. */
export interface JsonSchema {
  type?: string | string[];
  title?: string;
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  additionalProperties?: boolean | JsonSchema;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  deprecated?: boolean;
  $ref?: string;
}

export type Components = Readonly<Record<string, JsonSchema>>;

/** Returns the schema itself and, if it was a reference, its name. */
export function resolve(schema: JsonSchema, components: Components): { schema: JsonSchema; name?: string } {
  if (!schema.$ref) return { schema };
  const name = schema.$ref.slice(schema.$ref.lastIndexOf("/") + 1);
  const { $ref: _ref, ...own } = schema;
  return { schema: { ...components[name], ...own }, name };
}

/** Returns the choices of a schema without `null`, and whether `null` was one of them. */
export function withoutNull(schema: JsonSchema): { choices: JsonSchema[]; nullable: boolean } {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) {
    const rest = choices.filter((choice) => choice.type !== "null");
    return { choices: rest, nullable: rest.length < choices.length };
  }
  if (Array.isArray(schema.type) && schema.type.includes("null")) {
    const rest = schema.type.filter((type) => type !== "null");
    return { choices: [{ ...schema, type: rest.length === 1 ? rest[0] : rest }], nullable: true };
  }
  return { choices: [schema], nullable: false };
}
