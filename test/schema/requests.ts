import { openapiDocument } from "@/lib/api/openapi/openapi";
import type { JsonSchema, Members } from "./json-schema";

interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  schema: JsonSchema;
}

interface Operation {
  operationId: string;
  description?: string;
  parameters: Parameter[];
  requestBody?: { required: boolean; description?: string; content: Record<string, { schema: JsonSchema }> };
}

interface Document {
  info: { description: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema> };
}

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

export function describedIn({ paths, info }: Document): Described[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      id: operation.operationId,
      method: method.toUpperCase(),
      path,
      request: requestSchema(operation),
      ...fileOf(operation),
      told: JSON.stringify([info.description, operation]),
    })),
  );
}

function fileOf({ requestBody }: Operation): { file?: string } {
  const [type] = Object.keys(requestBody?.content ?? {});
  return type === undefined || type === "application/json" ? {} : { file: type };
}

function requestSchema({ parameters, requestBody }: Operation): JsonSchema {
  const places = (["path", "query", "header"] as const).map((place): [string, JsonSchema] => {
    const own = parameters.filter((parameter) => parameter.in === place);
    return [
      place,
      {
        type: "object",
        properties: Object.fromEntries(own.map(({ name, schema }) => [name, schema])),
        required: own.filter(({ required }) => required).map(({ name }) => name),
        additionalProperties: false,
      },
    ];
  });
  const body = requestBody?.content["application/json"]?.schema;
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
