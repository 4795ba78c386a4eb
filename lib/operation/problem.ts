import { ERRORS, type ErrorCode, type FieldCode } from "./errors";
import type { FieldDetails } from "./field-details";
import { fewFields, MORE_FIELDS } from "./wrong-fields";

/** A part of a request. */
export type FieldLocation = "path" | "query" | "header" | "body";
export type FieldLocations = Record<string, FieldLocation>;

/** An error reported to the caller, in the contract's shape. Any other error becomes `internal_error`. */
export class Problem extends Error {
  readonly status: number;
  readonly fields: Record<string, FieldCode | string> | undefined;
  /** Valid values for those fields, if known. */
  details?: FieldDetails;
  /** Where in the request those fields are, once known. */
  locations?: FieldLocations;
  /** The request id of the failed call, once known. */
  requestId?: string;
  constructor(
    readonly code: ErrorCode,
    message?: string,
    fields?: Record<string, FieldCode | string>,
    readonly headers: Record<string, string> = {},
  ) {
    super(message ?? ERRORS[code].summary);
    this.name = "Problem";
    this.status = ERRORS[code].status;
    this.fields = fields && fewFields(fields);
  }
  get retryable(): boolean {
    return ERRORS[this.code].retryable;
  }
}

/** The only 404: resources that are missing, in another workspace or in the other environment look the same. */
export const notFound = (): Problem => new Problem("not_found");

/** How many fields the message names. `fields` has the rest. */
const MAX_LISTED = 10;

/** Lists fields for a message, each with its code and, if known, its place in the request. */
export function listFields(
  fields: Record<string, string>,
  place: (name: string) => string = () => "",
): string {
  return Object.entries(fields)
    .slice(0, MAX_LISTED)
    .map(([name, code]) => `${name} (${code}${name === MORE_FIELDS ? "" : place(name)})`)
    .join(", ");
}

/** A `validation_error` for the named fields. */
export function invalid(
  fields: Record<string, FieldCode>,
  message?: string,
  details?: FieldDetails,
): Problem {
  const few = fewFields(fields);
  const problem = new Problem("validation_error", message ?? `Invalid fields: ${listFields(few)}.`, few);
  return Object.assign(problem, details ? { details } : {});
}

/** The error for a transition that the current state doesn't allow. `fields.status` names the state. */
export function stateConflict(state: string, message: string): Problem {
  return new Problem("version_conflict", message, { status: state });
}
