import type { COPY_KINDS } from "./schema";

const HOUR_MS = 3_600_000;

/** When a mail is due by the dates that there are; null where an occasion decides it, or nothing has a date. */
export function dueAt(
  kind: (typeof COPY_KINDS)[number],
  startsAt: Date | null,
  registeredAt: Date,
): Date | null {
  if (kind === "confirmation") return registeredAt;
  if (!startsAt) return null;
  if (kind === "h24") return new Date(startsAt.getTime() - 24 * HOUR_MS);
  if (kind === "h1") return new Date(startsAt.getTime() - HOUR_MS);
  return kind === "live" ? startsAt : null;
}
