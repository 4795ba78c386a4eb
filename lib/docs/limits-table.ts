import { spaceOf } from "@/lib/modules/files/files";
import {
  FREE_FORM_BYTES,
  MAX_BODY_BYTES,
  MOST_MEMBERS,
  MOST_MEMBERS_ANYWHERE,
  MOST_PARAMETERS,
} from "@/lib/operation/limits";
import { bytesOf, isMutation, type Operation } from "@/lib/operation/operation";
import { PLAN_CODES, planLimits, toUsd } from "@/lib/platform/money/money";
import { env } from "@/lib/platform/runtime/env";
import { code, table } from "./markdown-parts";

const count = (value: number): string => value.toLocaleString("en-US");

/** The limits of one operation's calls in a line; what holds for single fields stands beside them. */
export function limitWords(op: Operation): string {
  const { RATE_TEST_PER_SECOND, RATE_LIVE_PER_SECOND } = env();
  if (op.scope === "public") return "none for reading";
  const rate = `${count(RATE_TEST_PER_SECOND)} calls a second in test, ${count(RATE_LIVE_PER_SECOND)} live`;
  const bytes = bytesOf(op)?.most ?? MAX_BODY_BYTES;
  return isMutation(op) ? `${rate}; a body of ${count(bytes / 1024)} KiB` : rate;
}

/** The limits that hold for every call on this installation. */
export function limitsTable(): string {
  const settings = env();
  return [
    table(
      ["What", "Test", "Live"],
      [
        [
          "Calls a second, lasting",
          count(settings.RATE_TEST_PER_SECOND),
          count(settings.RATE_LIVE_PER_SECOND),
        ],
        ["Calls at once after a pause", count(settings.RATE_TEST_BURST), count(settings.RATE_LIVE_BURST)],
        ["Calls under way at the same time", count(settings.RATE_IN_FLIGHT), count(settings.RATE_IN_FLIGHT)],
      ],
    ),
    table(
      ["What", "Most"],
      [
        ["Body of a request", `${count(MAX_BODY_BYTES / 1024)} KiB`],
        [`An object kept as it came, such as ${code("metadata")}`, `${count(FREE_FORM_BYTES / 1024)} KiB`],
        [`${code("Idempotency-Key")}`, "200 characters, remembered for 24 hours"],
        ["Members and items in a body, in all", count(MOST_MEMBERS)],
        ["The same where objects of your own or long lists are taken", count(MOST_MEMBERS_ANYWHERE)],
        ["Parameters in a query", count(MOST_PARAMETERS)],
        ["Failed authentications of one address", `${count(settings.RATE_FAILED_AUTH_PER_MINUTE)} a minute`],
        [
          "Calls without a key from one address",
          `${count(settings.PUBLIC_READS_PER_MINUTE)} reads and ${count(settings.PUBLIC_CHANGES_PER_MINUTE)} changes a minute`,
        ],
      ],
    ),
    table(
      ["Plan", "Requests a month", "Cost ceiling a month", "Space for files"],
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
