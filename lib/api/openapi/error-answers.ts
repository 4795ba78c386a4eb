import { ERRORS, type ErrorCode } from "@/lib/operation/errors";
import type { Json } from "@/lib/operation/json-schema";
import { isMutation, type Operation } from "@/lib/operation/operation";
import { ERROR_HEADERS, LIMIT_HEADERS } from "./answer-headers";

/** Codes that any call can return, even one without a key. */
const OPEN: readonly ErrorCode[] = ["validation_error", "internal_error", "service_unavailable"];

const COMMON: readonly ErrorCode[] = [
  "validation_error",
  "unauthorized",
  "cost_credit_exhausted",
  "insufficient_scope",
  "account_inactive",
  "not_found",
  "version_conflict",
  "rate_limited",
  "plan_quota_exceeded",
  "internal_error",
  "service_unavailable",
];

const OF_CHANGES: readonly ErrorCode[] = [
  "idempotency_conflict",
  "idempotency_in_progress",
  "payload_too_large",
  "unsupported_media_type",
];

/** Codes that any call of this kind can return. */
function commonCodesOf(op: Operation): readonly ErrorCode[] {
  if (op.scope === "public") return OPEN;
  return isMutation(op) ? [...COMMON, ...OF_CHANGES] : COMMON;
}

/** All codes of an operation: those that any call can return and those that its declaration names. */
export function errorCodesOf(op: Operation): ErrorCode[] {
  return [...new Set([...commonCodesOf(op), ...ownCodesOf(op)])];
}

/** Codes specific to this operation. */
export function ownCodesOf(op: Operation): ErrorCode[] {
  if (op.scope === "public") return [];
  const common = new Set(commonCodesOf(op));
  const own: ErrorCode[] = [
    "file" in op.output ? ["range_not_satisfiable" as const] : [],
    op.errors ?? [],
  ].flat();
  return [...new Set(own)].filter((code) => !common.has(code));
}

const NAMES: Record<number, string> = {
  400: "BadRequest",
  402: "PaymentRequired",
  403: "Forbidden",
  404: "NotFound",
  409: "Conflict",
  410: "Gone",
  413: "ContentTooLarge",
  416: "RangeNotSatisfiable",
};

const nameOf = (status: number): string => {
  const name = NAMES[status];
  if (name === undefined) throw new Error(`an answer of ${status} has no name yet`);
  return name;
};

const refer = (name: string) => ({ $ref: `#/components/responses/${name}` });

/** Statuses specific to an operation. Those that any call can return are under `4XX` and `5XX`. */
function statusesOf(op: Operation): number[] {
  const statuses = new Set(ownCodesOf(op).map((code) => ERRORS[code].status));
  if (isMutation(op)) statuses.add(ERRORS.idempotency_conflict.status);
  return [...statuses].sort((a, b) => a - b);
}

/** An operation's error responses. Each is described once, for all operations. */
export const errorAnswersOf = (op: Operation): Json => ({
  ...Object.fromEntries(statusesOf(op).map((status) => [status, refer(nameOf(status))])),
  "4XX": refer("Refused"),
  "5XX": refer("Failed"),
});

/** The error responses that these operations share, with the meaning of each code. */
export function errorAnswers(operations: readonly Operation[]): Json {
  const used = [...new Set(operations.flatMap(errorCodesOf))];
  const statuses = [...new Set(operations.flatMap(statusesOf))].sort((a, b) => a - b);
  const common = [...new Set([...COMMON, ...OF_CHANGES])];
  const own = statuses.map((status) => [
    nameOf(status),
    errorAnswer(wordsOf(used.filter((code) => ERRORS[code].status === status)), ERROR_HEADERS),
  ]);
  return {
    ...Object.fromEntries(own),
    Refused: errorAnswer(
      `${listOf(common.filter((code) => ERRORS[code].status < 500))}\n\nOperations list the other codes they can return in \`x-errors\`.`,
      LIMIT_HEADERS,
    ),
    Failed: errorAnswer(listOf(common.filter((code) => ERRORS[code].status >= 500)), ERROR_HEADERS),
  };
}

const errorAnswer = (description: string, headers: object): Json => ({
  description,
  headers,
  content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
});

const listOf = (codes: readonly ErrorCode[]): string =>
  codes.map((code) => `- ${ERRORS[code].status} \`${code}\`: ${ERRORS[code].summary}`).join("\n");

function wordsOf(codes: readonly ErrorCode[]): string {
  const common = new Set<ErrorCode>([...COMMON, ...OF_CHANGES]);
  const words = (some: readonly ErrorCode[]) =>
    some.map((code) => `\`${code}\`: ${ERRORS[code].summary}`).join(" ");
  const own = codes.filter((code) => !common.has(code));
  if (own.length === 0) return words(codes);
  const shared = words(codes.filter((code) => common.has(code)));
  return [shared, `Only if \`x-errors\` lists it: ${words(own)}`].filter(Boolean).join("\n\n");
}
