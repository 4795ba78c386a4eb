import { isMutation, type Operation, type Prefixed, prefixesOf } from "@/lib/operation/operation";
import { callShape } from "./call-shape";
import { exampleAnswer, exampleInput } from "./operation-doc";
import { byResource } from "./pages/reference-pages";
import { CHAIN_VARIABLES, chainedInput, inRunningOrder, scriptsOf } from "./postman-chain";
import { type Input, requestParts, sampleFile } from "./samples";

type Json = Record<string, unknown>;

const SCHEMA = "https://schema.getpostman.com/json/collection/v2.1.0/collection.json";

const DESCRIPTION = `Set the variable api_key to a test key, call_key to a key for sales calls, and run the whole collection, or single requests in order: each request passes on the ids that later ones need, and requests whose ids are missing are skipped. Changes get a new Idempotency-Key each time.

Not automated: commands to a live show are skipped until a host is on air in its studio, and uploads send logo.png, people.csv or run-of-show.csv from your working directory, or the file you choose. Secrets in responses aren't saved in variables. The last requests in each folder delete what the run created; shows and clients stay.`;

/**
 * Returns every public operation as a Postman collection, format 2.1: a folder for each resource, in an order
 * that runs.
 */
export function postmanCollection(baseUrl: string): Json {
  return {
    info: {
      _postman_id: "5a0f6c1e-8f6b-4a55-9b1f-2f0f5f7c2d11",
      name: "Showrunner",
      description: DESCRIPTION,
      schema: SCHEMA,
    },
    auth: bearer("api_key"),
    variable: [
      { key: "base_url", value: baseUrl, type: "string" },
      { key: "api_key", value: "", type: "string" },
      { key: "call_key", value: "", type: "string" },
      ...CHAIN_VARIABLES.map((key) => ({ key, value: "", type: "string" })),
    ],
    item: inRunningOrder(byResource()).map(([tag, ops]) => ({
      name: tag,
      item: ops.flatMap((op) => prefixesOf(op).map((prefix) => entry(op, prefix))),
    })),
  };
}

const bearer = (variable: string): Json => ({
  type: "bearer",
  bearer: [{ key: "token", value: `{{${variable}}}`, type: "string" }],
});

function entry(op: Operation, prefix: Prefixed): Json {
  const several = prefixesOf(op).length > 1 && prefix === "/api/v1";
  const input = chainedInput(op, prefix, exampleInput(op));
  const request = requestOf(op, prefix, input);
  const answer = exampleAnswer(op);
  return {
    name: several ? `${op.summary} (legacy API)` : op.summary,
    event: scriptsOf(op, input),
    request,
    response:
      answer === undefined
        ? []
        : [
            {
              name: op.examples?.[0]?.summary ?? "Example",
              originalRequest: request,
              code: op.status,
              status: op.status === 201 ? "Created" : "OK",
              _postman_previewlanguage: "json",
              header: [{ key: "Content-Type", value: "application/json" }],
              body: JSON.stringify(answer, null, 2),
            },
          ],
  };
}

function requestOf(op: Operation, prefix: Prefixed, input: Input): Json {
  const shape = callShape(op, prefix);
  const { body } = requestParts(shape, input, "");
  const file = sampleFile(shape, input);
  const segments = shape.path
    .split("/")
    .filter(Boolean)
    .map((part) => part.replace(/^\{(\w+)\}$/, ":$1"));
  const query = shape.queryNames
    .filter((name) => input[name] !== undefined)
    .map((key) => ({ key, value: String(input[key]) }));
  const search = query.map(({ key, value }) => `${key}=${escaped(value)}`).join("&");
  return {
    method: op.method,
    description: op.description ?? op.summary,
    ...(shape.open ? { auth: { type: "noauth" } } : op.scope === "calls" ? { auth: bearer("call_key") } : {}),
    header: [
      ...(isMutation(op)
        ? [{ key: "Idempotency-Key", value: "{{$guid}}", description: "Names this intent." }]
        : []),
      ...(body ? [{ key: "Content-Type", value: "application/json" }] : []),
      ...(shape.file ? [{ key: "Content-Type", value: shape.file.types[0] }] : []),
    ],
    url: {
      raw: `{{base_url}}/${segments.join("/")}${search && `?${search}`}`,
      host: ["{{base_url}}"],
      path: segments,
      query,
      variable: shape.pathNames.map((key) => ({ key, value: String(input[key] ?? "") })),
    },
    ...(file ? { body: { mode: "file", file: { src: file.name } } } : {}),
    ...(body
      ? {
          body: {
            mode: "raw",
            raw: JSON.stringify(body, null, 2),
            options: { raw: { language: "json" } },
          },
        }
      : {}),
  };
}

/** Escapes a value for a URL. Variables stay as they are, for Postman to fill in. */
const escaped = (value: string): string => (value.startsWith("{{") ? value : encodeURIComponent(value));
