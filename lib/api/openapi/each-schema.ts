import type { Json } from "@/lib/operation/json-schema";
import { isSchema } from "./map-schema";

/** Whether callers send a schema's values or receive them. */
export type Way = "sent" | "answered";
type Change = (schema: Json, way: Way) => Json;

/** Copies a document, with `change` applied to each outermost schema. */
export function mapSchemas(document: Json, change: Change): Json {
  const { schemas, ...components } = document.components as { schemas: Record<string, Json> };
  const named = Object.entries(schemas).map(([name, schema]) => [name, change(schema, "answered")]);
  return {
    ...document,
    paths: mapOperations(document.paths as Paths, change, "sent"),
    webhooks: mapOperations(document.webhooks as Paths, change, "answered"),
    components: { ...components, schemas: Object.fromEntries(named) },
  };
}

type Paths = Record<string, Record<string, Json>>;

const mapOperations = (paths: Paths, change: Change, way: Way): Paths =>
  mapValues(paths, (methods) =>
    mapValues(methods, ({ parameters = [], requestBody, responses, ...operation }) => ({
      ...operation,
      parameters: (parameters as Json[]).map((one) => inside(one, (schema) => change(schema, way))),
      ...(requestBody ? { requestBody: inside(requestBody, (schema) => change(schema, way)) } : {}),
      responses: inside(responses, (schema) => change(schema, "answered")),
    })),
  );

const mapValues = <T, Made>(values: Record<string, T>, change: (value: T) => Made): Record<string, Made> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));

/** Changes each `schema` inside a value. Examples are skipped, since they may have members with that name. */
function inside(value: unknown, change: (schema: Json) => Json): unknown {
  if (!isSchema(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      if (name === "example" || name === "examples") return [name, part];
      return [name, name === "schema" && isSchema(part) ? change(part) : inside(part, change)];
    }),
  );
}
