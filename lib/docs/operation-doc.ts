import { describeSurface } from "@/lib/api/openapi/describe-surface";
import { errorCodesOf } from "@/lib/api/openapi/error-answers";
import { operations } from "@/lib/api/registry/registry";
import { ERRORS, type ErrorCode } from "@/lib/operation/errors";
import { isMutation, keyRule, type Operation, type Prefixed, prefixesOf } from "@/lib/operation/operation";
import { ownPriceMicros, ownPriceWords } from "@/lib/operation/price";
import { ORDINARY_REQUEST_MICROS, toUsd } from "@/lib/platform/money/money";
import { callShape } from "./call-shape";
import { type FieldTable, fieldTable } from "./field-rows";
import type { Components, JsonSchema } from "./json-schema";
import { type Input, samplesOf } from "./samples";

/** The public reference: all operations that an API key can call. */
export const publicOperations: readonly Operation[] = operations.filter((op) => op.prefix !== "app");

interface ServedOperation {
  parameters: { name: string; in: string; required: boolean; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { content: Record<string, { schema: JsonSchema }> }>;
}

interface Served {
  paths: Record<string, Record<string, ServedOperation>>;
  components: { schemas: Components };
}

const served = new Map<Prefixed, Served>();

/** The document that the API serves; base URLs don't matter here. */
function document(prefix: Prefixed): Served {
  let found = served.get(prefix);
  if (!found) {
    found = describeSurface(prefix === "/v1" ? "v1" : "legacy", "") as unknown as Served;
    served.set(prefix, found);
  }
  return found;
}

export interface Fields {
  path: FieldTable;
  query: FieldTable;
  body: FieldTable;
  answer: FieldTable;
  /** The name of the response type: `Client`, `Client[]`. */
  answerType: string;
}

/** The fields of an operation as the served document describes them. */
export function fieldsOf(op: Operation): Fields {
  const [prefix = "/v1"] = prefixesOf(op);
  const { paths, components } = document(prefix);
  const described = paths[`${prefix}${op.path}`]?.[op.method.toLowerCase()];
  if (!described) throw new Error(`${op.id} is not in the served document`);
  const from = (where: string): FieldTable => {
    const found = described.parameters.filter((parameter) => parameter.in === where);
    const schema: JsonSchema = {
      properties: Object.fromEntries(found.map((parameter) => [parameter.name, parameter.schema])),
      required: found.filter((parameter) => parameter.required).map((parameter) => parameter.name),
    };
    return fieldTable(schema, components.schemas);
  };
  const answer = described.responses[op.status]?.content["application/json"]?.schema ?? {};
  const data = op.raw ? answer : (answer.properties?.data ?? {});
  const body = described.requestBody?.content["application/json"]?.schema ?? {};
  return {
    path: from("path"),
    query: from("query"),
    body: fieldTable(body, components.schemas),
    answer: fieldTable(data.type === "array" ? (data.items ?? {}) : data, components.schemas),
    answerType: answerType(data),
  };
}

function answerType(data: JsonSchema): string {
  if (data.type === "array") return `${answerType(data.items ?? {})}[]`;
  return data.$ref ? data.$ref.slice(data.$ref.lastIndexOf("/") + 1) : "object";
}

export interface Price {
  /** Build credits. */
  credits: number;
  usd: number;
  /** When it is charged, such as "when a clip is created"; undefined for always. */
  condition: string | undefined;
}

/** What one call costs: its build credits, or the price of an ordinary request. */
export function priceOf(op: Operation): Price {
  const micros = op.free || op.scope === "public" ? 0 : ORDINARY_REQUEST_MICROS;
  return {
    credits: op.cost?.credits ?? 0,
    usd: toUsd(ownPriceMicros(op) || micros),
    condition: op.cost?.condition,
  };
}

/** Micro-dollars need more digits than a currency format allows. */
export const usdText = (usd: number): string =>
  usd === 0
    ? "$0"
    : `$${usd
        .toFixed(6)
        .replace(/0+$/, "")
        .replace(/\.(\d)$/, ".$10")}`;

export function priceWords(op: Operation): string {
  const { credits, usd, condition } = priceOf(op);
  const own = ownPriceWords(op);
  if (op.cost?.cents) return `${own} of the allowance for sales calls`;
  if (credits === 0) return usd === 0 ? "free" : usdText(usd);
  return `${own}, ${usdText(usd)}${condition ? ` ${condition}` : ""}`;
}

/** When a call sends email, in words; it then requires its own scope. */
export function sendWords({ sends }: Operation): string {
  if (!sends) return "";
  if (sends.when === "always") return "always";
  return Object.entries(sends.when)
    .map(([field, values]) => `when \`${field}\` is ${values.map((value) => `\`${value}\``).join(" or ")}`)
    .join(", or ");
}

/** Each URL of an operation, with its rule for the Idempotency-Key. */
export const addressesOf = (op: Operation) =>
  prefixesOf(op).map((prefix) => ({
    prefix,
    method: op.method,
    path: `${prefix}${op.path}`,
    key: keyRule(op, prefix),
  }));

export interface ErrorLine {
  code: ErrorCode;
  status: number;
  retryable: boolean;
  summary: string;
}

export const errorsOf = (op: Operation): ErrorLine[] =>
  errorCodesOf(op)
    .map((code) => ({ code, ...ERRORS[code] }))
    .sort((a, b) => a.status - b.status);

/** The example call in four languages; an operation without an example is called with its path parameters. */
export function exampleSamples(op: Operation, baseUrl: string, input: Input = exampleInput(op)) {
  return samplesOf(callShape(op), input, { baseUrl });
}

export const exampleInput = (op: Operation): Input => op.examples?.[0]?.input ?? {};

/** The full response to the first example, or undefined if the declaration has none. */
export function exampleAnswer(op: Operation): unknown {
  const output = op.examples?.[0]?.output;
  if (output === undefined || op.raw) return output;
  const meta = {
    request_id: "req_01k9example0000000000000000",
    ...(op.versioned && !isMutation(op) ? { version: 3 } : {}),
    ...("list" in op.output ? { next_cursor: null } : {}),
  };
  return { data: output, meta, error: null };
}
