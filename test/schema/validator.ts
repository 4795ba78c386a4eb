import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { JsonSchema } from "./json-schema";

/** The schemas of one document, and a judge of values that knows nothing of what made it. */
export interface Schemas {
  resolve(schema: JsonSchema): JsonSchema;
  isValid(schema: JsonSchema, value: unknown): boolean;
}

type Check = (value: unknown) => boolean;

const PLACE = "#/components/schemas/";

export function schemasOf(components: Record<string, JsonSchema>): Schemas {
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  ajv.addSchema({ components: { schemas: components } }, "document");
  const checks = new WeakMap<JsonSchema, Check>();
  const compiled = new Map<string, Check>();
  const compile = (schema: JsonSchema): Check => {
    const elsewhere = JSON.stringify(schema).replaceAll(`"${PLACE}`, `"document${PLACE}`);
    const check = compiled.get(elsewhere) ?? ajv.compile<unknown>(JSON.parse(elsewhere));
    compiled.set(elsewhere, check);
    return check;
  };
  return {
    resolve(schema) {
      const { $ref, ...own } = schema;
      return $ref === undefined ? schema : { ...components[$ref.slice(PLACE.length)], ...own };
    },
    isValid(schema, value) {
      let check = checks.get(schema);
      if (!check) {
        check = compile(schema);
        checks.set(schema, check);
      }
      return check(value);
    },
  };
}
