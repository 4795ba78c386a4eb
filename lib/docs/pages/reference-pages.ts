import type { Operation } from "@/lib/operation/operation";
import { docPathOf } from "../doc-path";
import { code, table } from "../markdown-parts";
import { addressesOf, publicOperations } from "../operation-doc";
import type { DraftPage } from "../page";
import { operationPage, operationTitle } from "./operation-page";

/** Groups the public operations by resource, both in the order of their declarations. */
export function byResource(): [string, Operation[]][] {
  const groups = new Map<string, Operation[]>();
  for (const op of publicOperations) groups.set(op.tag, [...(groups.get(op.tag) ?? []), op]);
  return [...groups];
}

export const referencePages = (): DraftPage[] => [
  overview(),
  ...byResource().flatMap(([tag, ops]) => [resourcePage(tag, ops), ...ops.map(operationPage)]),
];

const INTRO = `The API uses JSON over HTTP. This reference is generated from the same declarations that validate your requests, so it always matches the server.

## Base URLs

{{surfaces}}

Use \`/v1\` for new integrations. The legacy API keeps older integrations and the sales-call product working; its operations have their own prefix.

## Authentication

Send your API key as \`Authorization: Bearer sr_test_…\`. The key determines the workspace, the environment and the [scopes](/docs/scopes). Keys in the URL are ignored.

## Examples

Every operation has examples in curl, TypeScript, Python and MCP. Replace the ids in them with your own. See [Run the examples](/docs/run-the-examples) for what they need and how to run them.

## Responses

Every response is one object: \`data\` contains the result; \`meta\` contains the \`request_id\` and, if they apply, \`version\`, \`next_cursor\`, \`dry_run\` and \`quote\`; \`error\` is null or says [what went wrong](/docs/errors).

## Changes

Operations that change something accept three more body fields: \`dry_run\` validates and prices the call without running it, \`reason\` is saved in the audit log, and, for resources with versions, \`expected_version\` refuses the change if someone else has changed the resource since. \`POST\` under \`/v1\` requires an \`Idempotency-Key\`: an identical call within 24 hours returns the first response again, with \`Idempotent-Replayed: true\`.

## Lists

Lists accept \`limit\` (up to 200) and \`cursor\`; most also accept \`sort\` and \`order\`. Send \`meta.next_cursor\` as \`cursor\` until it is null.

## Downloads

- [OpenAPI 3.1, versioned API](/v1/openapi.json)
- [OpenAPI 3.1, legacy API](/api/v1/openapi.json)
- [Postman collection](/docs/postman.json)`;

function overview(): DraftPage {
  const surfaces = table(
    ["API", "Base URL", "Operations"],
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
