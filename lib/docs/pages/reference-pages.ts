import type { Operation } from "@/lib/operation/operation";
import { docPathOf } from "../doc-path";
import { code, table } from "../markdown-parts";
import { addressesOf, publicOperations } from "../operation-doc";
import type { DraftPage } from "../page";
import { operationPage, operationTitle } from "./operation-page";

/** The public operations by resource, both in the order of their declarations. */
export function byResource(): [string, Operation[]][] {
  const groups = new Map<string, Operation[]>();
  for (const op of publicOperations) groups.set(op.tag, [...(groups.get(op.tag) ?? []), op]);
  return [...groups];
}

export const referencePages = (): DraftPage[] => [
  overview(),
  ...byResource().flatMap(([tag, ops]) => [resourcePage(tag, ops), ...ops.map(operationPage)]),
];

const INTRO = `The API speaks JSON over HTTP. Everything here is made from the same declarations that check your requests, so what you read is what the server does.

## Address and surfaces

{{surfaces}}

Build on \`/v1\`. The legacy surface keeps older integrations and the sales-call product working; its operations carry their own prefix.

## Authentication

Send a server key as \`Authorization: Bearer sr_test_…\`. The key decides the workspace, the environment and the [scopes](/docs/scopes). Keys are never read from the address.

## Examples

Every operation has its call in curl, TypeScript, Python and MCP. Ids in them are examples: put your own in their place. [Run the examples](/docs/run-the-examples) says what they need and how each is run.

## Answers

Every answer is one object: \`data\` holds the result, \`meta\` the \`request_id\` and, where it applies, \`version\`, \`next_cursor\`, \`dry_run\` and \`quote\`; \`error\` is null or says [what went wrong](/docs/errors).

## Changes

Operations that change something take three more fields in the body: \`dry_run\` checks and prices the call without doing it, \`reason\` is kept in the audit log, and \`expected_version\` refuses the change when somebody else was faster, where the resource has versions. \`POST\` under \`/v1\` needs an \`Idempotency-Key\`: an identical repeat within 24 hours gets the first answer again, marked with \`Idempotent-Replayed: true\`.

## Lists

Lists take \`limit\` (up to 200), \`sort\`, \`order\` and \`cursor\`. Pass \`meta.next_cursor\` back as \`cursor\` until it is null.

## Downloads

- [OpenAPI 3.1, versioned surface](/v1/openapi.json)
- [OpenAPI 3.1, legacy surface](/api/v1/openapi.json)
- [Postman collection](/docs/postman.json)`;

function overview(): DraftPage {
  const surfaces = table(
    ["Surface", "Address", "Operations"],
    (["/v1", "/api/v1"] as const).map((prefix) => [
      prefix === "/v1" ? "Versioned" : "Legacy and sales-call",
      code(`{{base_url}}${prefix}`),
      String(
        publicOperations.filter((op) => addressesOf(op).some((address) => address.prefix === prefix)).length,
      ),
    ]),
  );
  const resources = byResource().map(([tag, ops]) => [
    `[${tag}](${docPathOf.resource(tag)})`,
    ops.map((op) => `[${code(op.id)}](${docPathOf.operation(op)})`).join(" "),
  ]);
  return {
    path: "/docs/reference",
    title: "API reference",
    summary: "Every operation with its scope, cost, limits, fields, errors and examples.",
    section: "API reference",
    crumbs: [],
    source: `${INTRO.replace("{{surfaces}}", surfaces)}\n\n## Resources\n\n${table(["Resource", "Operations"], resources)}`,
  };
}

function resourcePage(tag: string, ops: readonly Operation[]): DraftPage {
  const rows = ops.map((op) => [
    `[${operationTitle(op)}](${docPathOf.operation(op)})`,
    addressesOf(op)
      .map(({ method, path }) => code(`${method} ${path}`))
      .join(" "),
    op.scope === "any" || op.scope === "public" ? op.scope : code(op.scope),
  ]);
  return {
    path: docPathOf.resource(tag),
    title: tag,
    summary: `${ops.length === 1 ? "One operation" : `${ops.length} operations`}: ${ops
      .map((op) => op.summary.charAt(0).toLowerCase() + op.summary.slice(1))
      .join(", ")}.`,
    section: "API reference",
    crumbs: [{ title: "API reference", path: "/docs/reference" }],
    source: table(["Operation", "Path", "Scope"], rows),
  };
}
