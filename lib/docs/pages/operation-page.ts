import { operations } from "@/lib/api/registry/registry";
import { bytesOf, type Operation } from "@/lib/operation/operation";
import { docPathOf } from "../doc-path";
import { type FieldRow, type FieldTable, flatRows } from "../field-rows";
import { limitWords } from "../limits-table";
import { code, table } from "../markdown-parts";
import { addressesOf, errorsOf, exampleAnswer, fieldsOf, priceWords, sendWords } from "../operation-doc";
import type { DraftPage } from "../page";
import { errorTable } from "../tables";

const KEY_WORDS = { required: "required", optional: "optional", none: "not needed" } as const;

/** Returns the same operation under other prefixes, if two declarations share an operation id. */
export const siblingsOf = (op: Operation): Operation[] =>
  operations.filter(
    (other) => other.id !== op.id && (other.operationId ?? other.id) === (op.operationId ?? op.id),
  );

export function operationTitle(op: Operation): string {
  return siblingsOf(op).length > 0 && op.prefix === "legacy" ? `${op.summary} (legacy API)` : op.summary;
}

/** Builds the page of an operation: its facts and fields as Markdown. */
export function operationPage(op: Operation): DraftPage {
  return {
    path: docPathOf.operation(op),
    title: operationTitle(op),
    summary: op.description?.split(/(?<=\.) /)[0] ?? `${op.summary}.`,
    section: "API reference",
    crumbs: [
      { title: "API reference", path: "/docs/reference" },
      { title: op.tag, path: docPathOf.resource(op.tag) },
    ],
    operationId: op.id,
    keywords: [op.id, op.method, ...addressesOf(op).map(({ path }) => path)],
    source: operationMarkdown(op),
  };
}

function operationMarkdown(op: Operation): string {
  const fields = fieldsOf(op);
  const answer = exampleAnswer(op);
  return [
    addressesOf(op)
      .map(({ method, path }) => code(`${method} ${path}`))
      .join(" · "),
    op.description ?? "",
    "## Facts",
    factsTable(op),
    "## Request",
    fieldSection("Path", fields.path),
    fieldSection("Query", fields.query),
    fieldSection("Body", fields.body),
    fileSection(op),
    "## Response",
    answerWords(op, fields.answerType),
    fieldSection("", fields.answer),
    "## Errors",
    errorTable(errorsOf(op).map(({ code: name }) => name)),
    "## Example",
    `To run these, see [Run the examples](/docs/run-the-examples).\n\n{{op:${op.id}}}`,
    answer === undefined ? "" : `The response:\n\n{{answer:${op.id}}}`,
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

/** Describes the body of an upload. */
function fileSection(op: Operation): string {
  const file = bytesOf(op);
  if (!file) return "";
  const types = file.types.map(code).join(", ");
  return `### Body\n\nThe raw file, up to ${file.most.toLocaleString("en-US")} bytes, with its \`Content-Type\`: ${types}. Agents get an upload URL instead: see [Upload images](/docs/guides/upload-images).`;
}

function answerWords(op: Operation, type: string): string {
  if ("file" in op.output)
    return `Status ${op.status}. The body is the file: ${op.output.file.types.map(code).join(", ")}.`;
  const lines =
    "lines" in op.output ? ` With ${code("Accept: application/x-ndjson")}, all items, one per line.` : "";
  return `Status ${op.status}. ${op.raw ? "The body" : code("data")} is ${code(type)}.${lines}`;
}

function factsTable(op: Operation): string {
  return table(
    ["Fact", "Value"],
    [
      ["Operation id", code(op.operationId ?? op.id)],
      [
        "Scope",
        op.scope === "any" || op.scope === "public" ? op.scope : `[${code(op.scope)}](scope:${op.scope})`,
      ],
      ["Effect", code(op.effect)],
      ...(op.sends
        ? [["Sends email", `${sendWords(op)}; requires [\`communications:send\`](scope:communications:send)`]]
        : []),
      [
        "Idempotency-Key",
        addressesOf(op)
          .map(({ path, key }) => `${code(path)}: ${KEY_WORDS[key]}`)
          .join(", "),
      ],
      ["Cost", priceWords(op)],
      ["Limits", `[${limitWords(op)}](/docs/limits)`],
    ],
  );
}

function fieldSection(title: string, { rows, variants }: FieldTable): string {
  if (rows.length === 0 && variants.length === 0) return "";
  const shapes = variants.map(
    ({ title: name, description, rows: own }) =>
      `- ${code(name)}: ${description}${own.length > 1 ? `. Fields: ${own.map(inShort).join(", ")}` : ""}`,
  );
  return [
    title && `### ${title}`,
    rows.length > 0 ? fieldRowsTable(rows) : "",
    shapes.length > 0 ? `One of these shapes:\n\n${shapes.join("\n")}` : "",
  ]
    .filter(Boolean)
    .join("\n\n");
}

const inShort = (row: FieldRow): string => `${code(row.name)}${row.required ? "" : " (optional)"}`;

/** Formats fields of all depths, with dotted names. */
export const fieldRowsTable = (rows: readonly FieldRow[]): string =>
  table(
    ["Field", "Type", "Required", "Notes"],
    flatRows(rows).map((row) => [
      code(row.path),
      row.nullable ? `${row.type} or null` : row.type,
      row.required ? "yes" : "no",
      notesOf(row),
    ]),
  );

const notesOf = (row: FieldRow): string =>
  [
    row.deprecated ? "**Deprecated.**" : "",
    row.description,
    row.values.length > 0 ? `One of ${row.values.map(code).join(", ")}.` : "",
    row.limits.length > 0 ? `${sentence(row.limits.join("; "))}.` : "",
  ]
    .filter(Boolean)
    .join(" ");

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
