import type { CallShape } from "../call-shape";
import { literal } from "./literal";
import { type Input, requestParts, type SampleOptions, sampleFile } from "./request-parts";

/** A single quote would end the shell string: close it, escape the quote, and open it again. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

export function curlSample(shape: CallShape, input: Input, { baseUrl, key }: SampleOptions): string {
  const { url, body } = requestParts(shape, input, baseUrl);
  const file = sampleFile(shape, input);
  const method = shape.method === (body || file ? "POST" : "GET") ? "" : `-X ${shape.method} `;
  const address = /[?&{}]/.test(url) ? quoted(url) : url;
  const lines = [`curl ${method}${address}`];
  if (!shape.open) lines.push(`-H "Authorization: Bearer ${key ?? `$${shape.keyVariable}`}"`);
  if (shape.key !== "none") lines.push(`-H "Idempotency-Key: $(date +%s)-$RANDOM"`);
  if (file) lines.push(`-H "Content-Type: ${file.type}"`, `--data-binary @${file.name}`);
  if (shape.answersFile) lines.push("-O -J");
  if (body) lines.push(`-H "Content-Type: application/json"`, `-d ${quoted(literal(body, "json", "  ", 6))}`);
  return lines.join(" \\\n  ");
}
