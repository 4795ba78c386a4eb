import { openapiDocument } from "@/lib/api/openapi/openapi";
import type { JsonSchema, Members } from "./json-schema";

interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  schema: JsonSchema;
}

interface Reference {
  $ref: string;
}

interface Operation {
  operationId: string;
  description?: string;
  parameters: (Parameter | Reference)[];
  /** Error codes beyond the common ones. */
  "x-errors"?: string[];
  requestBody?: { required: boolean; description?: string; content: Record<string, { schema: JsonSchema }> };
}

interface Document {
  info: { description: string };
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    parameters: Record<string, Parameter>;
    responses?: Record<string, { description?: string }>;
  };
}

const nameOf = ($ref: string): string => $ref.slice($ref.lastIndexOf("/") + 1);

export type Surface = "v1" | "legacy";

export const documentOf = (surface: Surface): Document =>
  openapiDocument(surface, "https://shows.example") as unknown as Document;

/** One operation as its document describes it, with all that a request of it may hold in one schema. */
export interface Described {
  id: string;
  method: string;
  path: string;
  /** An object of `path`, `query`, `header` and `body`. */
  request: JsonSchema;
  /** What the document says of it in words and shapes. */
  told: string;
  /** The content type of a body that is a file. */
  file?: string;
}

export interface Wanted {
  path?: Members;
  query?: Members;
  header?: Members;
  body?: unknown;
}

export function describedIn({ paths, info, components }: Document): Described[] {
  const told = textsOf(components);
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      id: operation.operationId,
      method: method.toUpperCase(),
      path,
      request: requestSchema(operation, components),
      ...fileOf(operation),
      told: JSON.stringify([info.description, operation, ownCodes(operation), ...told(operation)]),
    })),
  );
}

/** The codes that the operation lists beyond the common ones, as descriptions name codes. */
const ownCodes = (operation: Operation): string[] =>
  (operation["x-errors"] ?? []).map((code) => `\`${code}\``);

/** A shared response as it applies to every operation: the codes that only some list come after this. */
const always = ({ description = "" }: { description?: string } = {}): string | undefined =>
  description.split("Only if `x-errors` lists it")[0] || undefined;

/** Gives all components that something refers to, as far as they refer on. */
function textsOf({
  schemas,
  parameters,
  responses = {},
}: Document["components"]): (from: unknown) => unknown[] {
  return (from) => {
    const found = new Set<unknown>();
    const visit = (value: unknown): void => {
      for (const [, kind, name = ""] of JSON.stringify(value).matchAll(/#\/components\/(\w+)\/(\w+)"/g)) {
        const part =
          kind === "responses"
            ? always(responses[name])
            : kind === "schemas"
              ? schemas[name]
              : parameters[name];
        if (part === undefined || found.has(part)) continue;
        found.add(part);
        visit(part);
      }
    };
    visit(from);
    return [...found];
  };
}

function fileOf({ requestBody }: Operation): { file?: string } {
  const [type] = Object.keys(requestBody?.content ?? {});
  return type === undefined || type === "application/json" ? {} : { file: type };
}

function requestSchema(operation: Operation, components: Document["components"]): JsonSchema {
  const { parameters: given, requestBody } = operation;
  const parameters = given.map((one) =>
    "$ref" in one ? (components.parameters[nameOf(one.$ref)] as Parameter) : one,
  );
  const whole = ({ $ref, ...own }: JsonSchema): JsonSchema =>
    $ref === undefined ? own : { ...components.schemas[nameOf($ref)], ...own };
  const places = (["path", "query", "header"] as const).map((place): [string, JsonSchema] => {
    const own = parameters.filter((parameter) => parameter.in === place);
    return [
      place,
      {
        type: "object",
        properties: Object.fromEntries(own.map(({ name, schema }) => [name, whole(schema)])),
        required: own.filter(({ required }) => required).map(({ name }) => name),
        additionalProperties: false,
      },
    ];
  });
  // JSON that may be sent instead of another file is a file too.
  const body = fileOf(operation).file ? undefined : requestBody?.content["application/json"]?.schema;
  return {
    type: "object",
    properties: { ...Object.fromEntries(places), ...(body ? { body } : {}) },
    required: ["path", "query", "header", ...(requestBody?.required && body ? ["body"] : [])],
    additionalProperties: false,
  };
}

export interface Sendable {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** The request as it goes over the wire; undefined for what no address can carry. */
export function sendable(
  path: string,
  { path: names = {}, query = {}, header = {}, body }: Wanted,
): Sendable | undefined {
  if (Object.values(names).some((value) => !String(value).isWellFormed() || value === "")) return undefined;
  const filled = path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(String(names[name])));
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const url = search.size > 0 ? `${filled}?${search}` : filled;
  const headers = Object.fromEntries(
    Object.entries(header).map(([name, value]) => [name.toLowerCase(), String(value)]),
  );
  return { url, headers, body: body === undefined ? "" : JSON.stringify(body) };
}
