import type { FieldCode } from "@/lib/operation/errors";
import { FIELD_CODES } from "@/lib/operation/errors";
import { parseJson } from "@/lib/operation/json/parse-json";
import { invalid } from "@/lib/operation/problem";
import { WrittenDocument } from "../schema";

/** Reads a document that was sent as JSON. */
export function writtenDocument(json: string): {
  title?: string | undefined;
  text: string;
  format: "text" | "markdown" | "html";
} {
  const read = WrittenDocument.safeParse(parseJson(Buffer.from(json)), { reportInput: true });
  if (read.success) return read.data;
  const fields: Record<string, FieldCode> = {};
  for (const issue of read.error.issues) {
    if (issue.code === "unrecognized_keys")
      for (const key of issue.keys.slice(0, 20)) fields[`body.${key.slice(0, 100)}`] = "unknown_field";
    else fields[["body", ...issue.path].join(".")] = isMissing(issue) ? "required" : codeOf(issue.message);
  }
  throw invalid(fields);
}

const isMissing = ({ code, input }: { code: string; input?: unknown }): boolean =>
  code === "invalid_type" && input === undefined;
const codeOf = (message: string): FieldCode =>
  (FIELD_CODES as readonly string[]).includes(message) ? (message as FieldCode) : "invalid";
