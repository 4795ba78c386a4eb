import { errorCodesOf } from "@/lib/api/openapi/error-answers";
import { ERRORS, type ErrorCode } from "@/lib/operation/errors";
import { docPathOf } from "../doc-path";
import { code, fence, json } from "../markdown-parts";
import { ERROR_NOTES } from "../notes/error-notes";
import { publicOperations } from "../operation-doc";
import type { DraftPage } from "../page";
import { operationLink } from "../tables";

const CRUMB = { title: "Errors", path: "/docs/errors" };

export const errorPages = (): DraftPage[] => [
  {
    path: "/docs/errors",
    title: "Errors",
    summary: "Every error code, what causes it and how to fix it.",
    section: "Errors",
    crumbs: [],
    source: OVERVIEW,
  },
  ...(Object.keys(ERRORS) as ErrorCode[]).map(errorPage),
  {
    path: "/docs/fields",
    title: "Field codes",
    summary: "What the codes in error.fields mean.",
    section: "Errors",
    crumbs: [CRUMB],
    source: `A [validation_error](error:validation_error), and some other errors, list fields in \`error.fields\`: each key is the dotted path of a field, such as \`guests.0.email\`, and its value is one of these codes. At most 20 fields are listed; after that, an entry \`…\` says how many more there are, as in \`180 more\`.\n\n{{table:fields}}`,
  },
];

const OVERVIEW = `A failed call returns a status of 400 or above in this shape. \`code\` is for programs, \`message\` for people; \`fields\` is present if specific fields are invalid.

${fence(
  "json",
  json({
    data: null,
    meta: { request_id: "req_01k9example0000000000000000" },
    error: {
      code: "validation_error",
      message: "Invalid fields: title (required).",
      fields: { title: "required" },
      retryable: false,
    },
  }),
)}

\`retryable\` says whether the same call can succeed later. Retry with the same \`Idempotency-Key\`, so that nothing happens twice. For all other errors, change the call first.

Keep the \`request_id\`: you can look it up in the dashboard's request log.

## Codes

{{table:errors}}

## Fields

The values in \`fields\` are documented too: see [field codes](/docs/fields).`;

function errorPage(name: ErrorCode): DraftPage {
  const { status, retryable, summary } = ERRORS[name];
  const { cause, fix, fields } = ERROR_NOTES[name];
  const raisedBy = publicOperations.filter((op) => errorCodesOf(op).includes(name));
  const everywhere = raisedBy.length >= publicOperations.filter((op) => op.scope !== "public").length;
  const example = {
    data: null,
    meta: { request_id: "req_01k9example0000000000000000" },
    error: { code: name, message: summary, ...(fields ? { fields } : {}), retryable },
  };
  const operations = everywhere
    ? "Any operation called with a key."
    : raisedBy.length > 0
      ? raisedBy.map((op) => `- ${operationLink(op)}: ${op.summary}`).join("\n")
      : "No operation that keys can call today.";
  return {
    path: docPathOf.error(name),
    title: name,
    summary,
    section: "Errors",
    crumbs: [CRUMB],
    keywords: [String(status), "error"],
    source: [
      `Status ${code(String(status))} · ${retryable ? "The same call can succeed later: retry it." : "Retrying the same call doesn't help."}`,
      "## Cause",
      cause,
      "## Fix",
      fix,
      "## Example response",
      fence("json", json(example), `HTTP ${status}`),
      "## Operations that return it",
      operations,
    ].join("\n\n"),
  };
}
