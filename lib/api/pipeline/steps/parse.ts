import type { z } from "zod";
import { addIssues } from "@/lib/operation/add-issues";
import type { Controls } from "@/lib/operation/ctx";
import { bytesOf, isMutation, Nothing, type Operation } from "@/lib/operation/operation";
import { type FieldLocation, invalid, listFields, Problem } from "@/lib/operation/problem";
import { WrongFields } from "@/lib/operation/wrong-fields";
import { fitsIn } from "@/lib/stage/plain-text";
import { locationOf } from "./add-locations";

/** An unchecked request, as received. `body` is undefined if none was sent. */
export interface RawInput {
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
  /** The body of an operation that takes a file, not read yet. */
  file?: IncomingFile;
}

export interface IncomingFile {
  /** As declared by the sender. */
  contentType: string;
  /** As declared by the sender, or 0. */
  expectedBytes: number;
  open(): AsyncIterable<Uint8Array>;
}

export interface Parsed {
  input: Record<string, unknown>;
  controls: Controls;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/**
 * Checks path, query and body against the declaration. Throws a `validation_error` that names all wrong
 * fields.
 */
export function parseInput(op: Operation, raw: RawInput): Parsed {
  const fields = new WrongFields();
  checkText(raw.params, fields);
  checkText(raw.query, fields);
  const place = (name: string) => PLACES[locationOf(op, name, raw.query)];
  if (fields.any) throw validation(fields, place);

  const isFile = bytesOf(op) !== undefined;
  const { rest, controls } = takeControls(op, isFile ? typedControls(raw.query) : raw.body, fields);
  const body = isFile ? {} : rest;
  const params = check(op.params, raw.params, fields);
  const query = check(op.query, isFile ? rest : raw.query, fields);
  const checkedBody = op.body ? check(op.body, body, fields) : refuseBody(body, fields);
  if (fields.any) throw validation(fields, place);
  return { input: { ...(params ?? {}), ...(query ?? {}), ...(checkedBody ?? {}) }, controls };
}

function checkText(values: Record<string, string>, fields: WrongFields): void {
  for (const name in values) {
    const value = values[name] as string;
    if (value.includes("\0") || !value.isWellFormed()) fields.add(name, "invalid");
  }
}

const isEmpty = (value: unknown): boolean => isObject(value) && Object.keys(value).length === 0;

function check(schema: z.ZodType, value: unknown, fields: WrongFields): Record<string, unknown> | undefined {
  if (schema === Nothing && isEmpty(value)) return undefined;
  // Without the input, a missing field can't be told from one of the wrong type.
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data as Record<string, unknown>;
  addIssues(result.error.issues, fields, "body");
  return undefined;
}

function refuseBody(body: unknown, fields: WrongFields): undefined {
  if (isObject(body)) for (const name of Object.keys(body)) fields.add(name, "unknown_field");
  return undefined;
}

const CONTROLS = ["dry_run", "reason", "expected_version"];

function takeControls(
  op: Operation,
  given: unknown,
  fields: WrongFields,
): { rest: unknown; controls: Controls } {
  const controls: Controls = { dryRun: false, reason: undefined, expectedVersion: undefined };
  if (given === undefined) return { rest: {}, controls };
  if (!isObject(given)) throw invalid({ body: "invalid" }, "The body must be a JSON object.");
  if (!isMutation(op) || !CONTROLS.some((name) => name in given)) return { rest: given, controls };
  const { dry_run, reason, expected_version, ...rest } = given;
  if (dry_run !== undefined) {
    if (typeof dry_run === "boolean") controls.dryRun = dry_run;
    else fields.add("dry_run", "invalid");
  }
  if (reason !== undefined) {
    if (typeof reason !== "string") fields.add("reason", "invalid");
    else if (!fitsIn(reason, 500)) fields.add("reason", "too_long");
    else controls.reason = reason;
  }
  if (expected_version !== undefined) {
    if (!op.versioned) fields.add("expected_version", "unknown_field");
    else if (Number.isSafeInteger(expected_version) && (expected_version as number) >= 0)
      controls.expectedVersion = expected_version as number;
    else fields.add("expected_version", "invalid");
  }
  return { rest, controls };
}

/** If the body is a file, controls are in the query, which holds only text. */
function typedControls({
  dry_run,
  expected_version,
  ...rest
}: Record<string, string>): Record<string, unknown> {
  return {
    ...rest,
    ...(dry_run === undefined
      ? {}
      : { dry_run: dry_run === "true" || (dry_run === "false" ? false : dry_run) }),
    ...(expected_version === undefined
      ? {}
      : {
          expected_version: /^\d{1,16}$/.test(expected_version) ? Number(expected_version) : expected_version,
        }),
  };
}

/** Body fields need no mention of their place. */
const PLACES: Record<FieldLocation, string> = {
  path: ", path parameter",
  query: ", query parameter",
  header: ", header",
  body: "",
};

export function validation(wrong: WrongFields, place?: (name: string) => string): Problem {
  const fields = wrong.toFields();
  return new Problem("validation_error", `Invalid fields: ${listFields(fields, place)}.`, fields);
}
