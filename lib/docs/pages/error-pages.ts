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
    summary: "Every code that an answer can carry, what causes it and what helps.",
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
    source: `A [validation_error](error:validation_error), and some other refusals, name fields in \`error.fields\`: the key is the dotted path of the field, such as \`guests.0.email\`, the value one of these codes. At most twenty fields are named; beyond that an entry \`…\` says how many more there are, as in \`180 more\`.\n\n{{table:fields}}`,
  },
];

const OVERVIEW = `A refused call answers with a status of 400 or above and this shape. Programs read \`code\`, people read \`message\`; \`fields\` is there when particular fields are to blame.

${fence(
  "json",
  json({
    data: null,
    meta: { request_id: "req_01k9example0000000000000000" },
    error: {
      code: "validation_error",
      message: "Check these fields: title.",
      fields: { title: "required" },
      retryable: false,
    },
  }),
)}

\`retryable\` says whether the same call, unchanged, may work later. Repeat such calls with the same \`Idempotency-Key\`, so that nothing happens twice. Everything else needs a change first.

Keep the \`request_id\`: it leads to the call in the dashboard's request log.

## Codes

{{table:errors}}

## Fields

The values in \`fields\` come from a closed list as well: see [field codes](/docs/fields).`;

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
    ? "Any operation that takes a key."
    : raisedBy.length > 0
      ? raisedBy.map((op) => `- ${operationLink(op)}: ${op.summary}`).join("\n")
      : "None of the operations that keys can call today.";
  return {
    path: docPathOf.error(name),
    title: name,
    summary,
    section: "Errors",
    crumbs: [CRUMB],
    keywords: [String(status), "error"],
    source: [
      `Status ${code(String(status))} · ${retryable ? "The same call may work later: retry it." : "Repeating the same call does not help."}`,
      "## Why it comes",
      cause,
      "## What helps",
      fix,
      "## Example answer",
      fence("json", json(example), `HTTP ${status}`),
      "## Which operations answer with it",
      operations,
    ].join("\n\n"),
  };
}
