import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { JsonSchema } from "./json-schema";

/** The schemas of one document, and a judge of values that knows nothing of what made it. */
export interface Schemas {
  resolve(schema: JsonSchema): JsonSchema;
  isValid(schema: JsonSchema, value: unknown): boolean;
}

const PLACE = "#/components/schemas/";

export function schemasOf(components: Record<string, JsonSchema>): Schemas {
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  ajv.addSchema({ components: { schemas: components } }, "document");
  const compiled = new WeakMap<JsonSchema, (value: unknown) => boolean>();
  const compile = (schema: JsonSchema) => {
    const elsewhere = JSON.stringify(schema).replaceAll(`"${PLACE}`, `"document${PLACE}`);
    return ajv.compile(JSON.parse(elsewhere)) as (value: unknown) => boolean;
  };
  return {
    resolve(schema) {
      const { $ref, ...own } = schema;
      return $ref === undefined ? schema : { ...components[$ref.slice(PLACE.length)], ...own };
    },
    isValid(schema, value) {
      let check = compiled.get(schema);
      if (!check) {
        check = compile(schema);
        compiled.set(schema, check);
      }
      return check(value);
    },
  };
}
