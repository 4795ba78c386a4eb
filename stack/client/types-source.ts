import { describeSurface } from "@/lib/api/openapi/describe-surface";
import { ERRORS, FIELD_CODES } from "@/lib/operation/errors";
import { bytesOf, isMutation, type Operation } from "@/lib/operation/operation";
import { ownPriceWords } from "@/lib/operation/price";
import { Declarations } from "./declarations";
import { addressOf, publicOperations } from "./operation-table";
import { docComment, type Schema, sentence, typeText } from "./type-text";

interface Described {
  parameters: { name: string; in: string; required: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content: { "application/json": { schema: Schema } } }>;
}

interface Webhook {
  post: { summary: string; requestBody: { content: { "application/json": { schema: Schema } } } };
}

interface Document {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, Schema> };
  webhooks?: Record<string, Webhook>;
}

/** Returns the source of all types visible to callers: resources, inputs, methods and webhook events. */
export function typesSource(): string {
  const current = describeSurface("v1", "") as unknown as Document;
  const legacy = describeSurface("legacy", "") as unknown as Document;
  const {
    Error: _error,
    JsonValue: _any,
    ...schemas
  } = { ...legacy.components.schemas, ...current.components.schemas };
  const types = new Declarations();
  const named = Object.entries(schemas).map(([name, schema]) => types.declare(name, schema));
  const paths = { ...legacy.paths, ...current.paths };
  const described = publicOperations.map((op) => describeOne(op, paths, types));
  return [
    "// Made by `npm run generate:client` from the declarations; do not edit.\n",
    'import type { Result } from "../answer";',
    'import type { FileBody } from "../file-body";',
    'import type { Listing } from "../listing";',
    'import type { CallOptions } from "../options";\n',
    codes("ErrorCode", "Every `error.code` of the API.", Object.keys(ERRORS)),
    codes("FieldCode", "What can be wrong with a field.", [...FIELD_CODES]),
    ...named,
    ...described.flatMap(({ input, output }) => [input.source, output.source]).filter(Boolean),
    maps(described),
    methods(described),
    webhookTypes(current.webhooks ?? {}),
  ].join("\n");
}

const codes = (name: string, words: string, values: string[]): string =>
  `${docComment([words])}export type ${name} =\n${values.map((value) => `  | ${JSON.stringify(value)}`).join("\n")};\n`;

interface OneType {
  /** The name that other types refer to. */
  name: string;
  /** Its declaration; empty if it's declared elsewhere. */
  source: string;
}

interface DescribedOperation {
  op: Operation;
  input: OneType;
  output: OneType;
  /** Whether the input is optional. */
  optional: boolean;
}

function describeOne(op: Operation, paths: Document["paths"], types: Declarations): DescribedOperation {
  const described = paths[addressOf(op)]?.[op.method.toLowerCase()];
  if (!described) throw new Error(`${op.id} is in no document`);
  const schema = bytesOf(op) ? fileInput(op, described) : inputSchema(described);
  const title = op.id.charAt(0).toUpperCase() + op.id.slice(1);
  const input = isEmpty(schema)
    ? { name: "Record<string, never>", source: "" }
    : { name: `${title}Input`, source: types.declare(`${title}Input`, schema, [`Input of \`${op.id}\`.`]) };
  return {
    op,
    input,
    output: outputType(op, title, described, types),
    optional: (schema.required ?? []).length === 0,
  };
}

/** Returns path, query and body as one flat object. */
function inputSchema({ parameters, requestBody }: Described): Schema {
  const fields = parameters.filter((parameter) => parameter.in !== "header");
  const body = requestBody?.content["application/json"]?.schema ?? {};
  return {
    ...body,
    type: "object",
    properties: {
      ...Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
      ...body.properties,
    },
    required: [...fields.filter((field) => field.required).map(({ name }) => name), ...(body.required ?? [])],
  };
}

/** The file, its type, and the query; dry runs are an option instead. A body of JSON is sent as a file too. */
function fileInput(op: Operation, { requestBody: _body, ...described }: Described): Schema {
  const { properties = {}, required = [] } = inputSchema(described);
  const { dry_run: _dry, ...rest } = properties;
  const types = bytesOf(op)?.types ?? [];
  const body = { "x-type": "FileBody", description: "The file as it is." };
  const content_type = {
    enum: [...types],
    description: "What the file is, unless it is a `Blob` that knows it.",
  };
  return {
    type: "object",
    properties: { body, content_type, ...rest } as Record<string, Schema>,
    required: ["body", ...required],
  };
}

const isEmpty = (schema: Schema): boolean =>
  Object.keys(schema.properties ?? {}).length === 0 && !schema.anyOf && !schema.allOf;

function outputType(op: Operation, title: string, described: Described, types: Declarations): OneType {
  const whole = described.responses[op.status]?.content["application/json"].schema;
  const data = op.raw ? whole : whole?.properties?.data;
  const schema = ("list" in op.output ? data?.items : data) ?? {};
  if (schema.$ref || !schema.properties) return { name: typeText(schema), source: "" };
  const name = `${title}${"list" in op.output ? "Item" : "Data"}`;
  return { name, source: types.declare(name, schema, [`What \`${op.id}\` answers with.`]) };
}

const isList = (op: Operation): boolean => "list" in op.output;

function maps(described: DescribedOperation[]): string {
  const map = (name: string, words: string, of: (entry: DescribedOperation) => string) =>
    `${docComment([words])}export interface ${name} {\n${described.map((entry) => `  ${entry.op.id}: ${of(entry)};\n`).join("")}}\n`;
  const ids = (name: string, words: string, which: (op: Operation) => boolean) =>
    codes(
      name,
      words,
      described.filter(({ op }) => which(op)).map(({ op }) => op.id),
    );
  return [
    map("Inputs", "What each operation takes.", ({ input }) => input.name),
    map("Outputs", "`data` of each operation's answer.", ({ op, output }) =>
      isList(op) ? `${output.name}[]` : output.name,
    ),
    `${docComment(["The name of an operation."])}export type OperationId = keyof Inputs;\n`,
    ids("ListId", "Operations that answer in pages.", isList),
    ids("ReadId", "Operations that change nothing.", (op) => !isMutation(op)),
    ids("MutationId", "Operations that change something.", isMutation),
  ].join("\n");
}

function methods(described: DescribedOperation[]): string {
  const lines = described.map(({ op, input, output, optional }) => {
    const answer = isList(op) ? `Listing<${output.name}>` : `Promise<Result<${output.name}>>`;
    if (bytesOf(op))
      return `${docComment(wordsOf(op), "  ")}  ${op.id}(body: FileBody, input: Omit<${input.name}, "body">, options?: CallOptions): ${answer};\n`;
    return `${docComment(wordsOf(op), "  ")}  ${op.id}(input${optional ? "?" : ""}: ${input.name}, options?: CallOptions): ${answer};\n`;
  });
  return `${docComment(["One method for each operation."])}export interface Methods {\n${lines.join("\n")}}\n`;
}

const scopeWords = (scope: string): string =>
  scope === "calls" ? "Needs a `cl_sk_` key." : `Needs the scope \`${scope}\`.`;

function wordsOf(op: Operation): string[] {
  const scope = op.scope === "any" || op.scope === "public" ? [] : [scopeWords(op.scope)];
  const cost = op.cost ? [`Costs ${ownPriceWords(op)}.`] : [];
  const facts = [`\`${op.method} ${addressOf(op)}\`.`, ...scope, ...cost].join(" ");
  return [sentence(op.summary), ...(op.description ? ["", op.description] : []), "", facts];
}

function webhookTypes(webhooks: Record<string, Webhook>): string {
  const entries = Object.entries(webhooks);
  const kinds = new Map<string, string>();
  const data = entries.map(([kind, { post }]) => {
    const schema = post.requestBody.content["application/json"].schema.properties?.data ?? {};
    const text = typeText(schema, "  ");
    // Identical event types are declared once.
    const first = kinds.get(text);
    if (!first) kinds.set(text, kind);
    const type = first ? `WebhookData[${JSON.stringify(first)}]` : text;
    return `${docComment([post.summary], "  ")}  ${JSON.stringify(kind)}: ${type};\n`;
  });
  return [
    `${docComment(["`data` of each kind of webhook event. Later versions may add members."])}export interface WebhookData {\n${data.join("")}}\n`,
    "export type WebhookEventType = keyof WebhookData;\n",
    docComment(["What a webhook delivers: a union that `type` tells apart."]).trimEnd(),
    "export type WebhookEvent = {",
    "  [Type in WebhookEventType]: {",
    "    /** The same for every attempt: deduplicate by it. */",
    "    id: string;",
    "    type: Type;",
    "    created_at: string;",
    '    environment: "test" | "live";',
    "    data: WebhookData[Type];",
    "  };",
    "}[WebhookEventType];",
    "",
  ].join("\n");
}
