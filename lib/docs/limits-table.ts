import { spaceOf } from "@/lib/modules/files/files";
import {
  FREE_FORM_BYTES,
  MAX_BODY_BYTES,
  MAX_LARGE_BODY_BYTES,
  MAX_MEMBERS,
  MAX_MEMBERS_ANYWHERE,
  MAX_MEMBERS_OF_LARGE,
  MAX_PARAMETERS,
} from "@/lib/operation/limits";
import { bytesOf, isMutation, type Operation } from "@/lib/operation/operation";
import { callAllowanceMicros } from "@/lib/platform/money/call-allowance";
import { PLAN_CODES, planLimits, toUsd } from "@/lib/platform/money/money";
import { env } from "@/lib/platform/runtime/env";
import { code, table } from "./markdown-parts";

const count = (value: number): string => value.toLocaleString("en-US");

/**
 * Returns the limits for calls to one operation, in one line. Limits of single fields are listed with the
 * fields.
 */
export function limitWords(op: Operation): string {
  const { RATE_TEST_PER_SECOND, RATE_LIVE_PER_SECOND, PUBLIC_READS_PER_MINUTE } = env();
  if (op.scope === "public") return `${count(PUBLIC_READS_PER_MINUTE)} reads per minute per IP address`;
  const rate = `${count(RATE_TEST_PER_SECOND)} calls per second in test, ${count(RATE_LIVE_PER_SECOND)} live`;
  const bytes = bytesOf(op)?.most ?? (op.largeBody ? MAX_LARGE_BODY_BYTES : MAX_BODY_BYTES);
  return isMutation(op) ? `${rate}; body up to ${count(bytes / 1024)} KiB` : rate;
}

/** Returns the limits for every call on this installation. */
export function limitsTable(): string {
  const settings = env();
  return [
    table(
      ["Limit", "Test", "Live"],
      [
        [
          "Sustained calls per second",
          count(settings.RATE_TEST_PER_SECOND),
          count(settings.RATE_LIVE_PER_SECOND),
        ],
        ["Burst", count(settings.RATE_TEST_BURST), count(settings.RATE_LIVE_BURST)],
        ["Concurrent calls", count(settings.RATE_IN_FLIGHT), count(settings.RATE_IN_FLIGHT)],
      ],
    ),
    table(
      ["Limit", "Maximum"],
      [
        ["Request body", `${count(MAX_BODY_BYTES / 1024)} KiB`],
        ["Request body with transcripts", `${count(MAX_LARGE_BODY_BYTES / 1024)} KiB`],
        [`Free-form object, such as ${code("metadata")}`, `${count(FREE_FORM_BYTES / 1024)} KiB`],
        [`${code("Idempotency-Key")}`, "200 characters, valid for 24 hours"],
        ["Total members and items in a body", count(MAX_MEMBERS)],
        [
          "Total members and items where free-form objects or long lists are accepted",
          count(MAX_MEMBERS_ANYWHERE),
        ],
        ["Total members and items in a body with transcripts", count(MAX_MEMBERS_OF_LARGE)],
        ["Query parameters", count(MAX_PARAMETERS)],
        [
          "Failed authentication attempts per IP address",
          `${count(settings.RATE_FAILED_AUTH_PER_MINUTE)} per minute`,
        ],
        [
          "Calls without a key per IP address",
          `${count(settings.PUBLIC_READS_PER_MINUTE)} reads and ${count(settings.PUBLIC_CHANGES_PER_MINUTE)} changes per minute`,
        ],
        ["Sales calls per workspace", `$${toUsd(callAllowanceMicros()).toFixed(2)} per calendar month (UTC)`],
      ],
    ),
    table(
      ["Plan", "Requests per month", "Monthly budget", "File storage"],
      PLAN_CODES.map((plan) => {
        const { requestQuota, limitMicros } = planLimits(plan);
        return [
          code(plan),
          requestQuota === null ? "no limit" : count(requestQuota),
          limitMicros === null ? "none" : `$${toUsd(limitMicros).toFixed(2)}`,
          spaceWords(plan),
        ];
      }),
    ),
  ].join("\n\n");
}

function spaceWords(plan: string): string {
  const bytes = spaceOf(plan);
  return bytes === null ? "no limit" : `${count(bytes / 1_000_000)} MB`;
}
