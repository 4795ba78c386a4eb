import { listedBy } from "@/lib/modules/registrations/places";
import { sql } from "@/lib/platform/database/db";
import { iso, isoOrNull } from "@/lib/platform/runtime/clock";
import type { ExportFilters } from "./schema";

/** Rows per statement, about a megabyte. */
const BATCH = 2_000;

export const EXPORT_COLUMNS = [
  "registration_id",
  "name",
  "email",
  "state",
  "source",
  "marketing_consent",
  "consent_at",
  "consent_source",
  "consent_wording",
  "time_zone",
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
  "referrer",
  "joined_at",
  "unsubscribed_at",
  "created_at",
] as const;

interface Row extends Record<string, unknown> {
  id: string;
  name: string;
  email: string;
  state: string;
  source: string;
  marketing_consent: boolean;
  consent: Record<string, unknown>;
  time_zone: string | null;
  utm: Record<string, unknown>;
  referrer: string | null;
  joined_at: Date | null;
  unsubscribed_at: Date | null;
  created_at: Date;
}

const COLUMNS =
  "id, name, email, state, source, marketing_consent, consent, time_zone, utm, referrer, joined_at, unsubscribed_at, created_at";

/**
 * Yields the header and the list, oldest first, in batches, so that a slow reader holds no database
 * connection.
 */
export async function* exportRows(eventId: string, filters: ExportFilters): AsyncGenerator<string[][], void> {
  yield [[...EXPORT_COLUMNS]];
  const { name, condition, values } = listedBy(eventId, filters);
  const [at, id] = [values.length + 1, values.length + 2];
  const page = `SELECT ${COLUMNS} FROM registration
    WHERE ${condition} AND (created_at, id) > ($${at}::timestamptz, $${id}) ORDER BY created_at, id LIMIT ${BATCH}`;
  let after: [Date | string, string] | undefined = ["-infinity", ""];
  while (after) {
    const rows: Row[] = await sql<Row>(`registration_export${name}`, page, [...values, ...after]);
    const last = rows.length === BATCH ? rows.at(-1) : undefined;
    after = last && [last.created_at, last.id];
    if (rows.length > 0) yield rows.map(cellsOf);
  }
}

const text = (value: unknown): string => (typeof value === "string" ? value : "");

const cellsOf = (row: Row): string[] => [
  row.id,
  row.name,
  row.email,
  row.state,
  row.source,
  String(row.marketing_consent),
  text(row.consent.at),
  text(row.consent.source),
  text(row.consent.wording),
  row.time_zone ?? "",
  text(row.utm.source),
  text(row.utm.medium),
  text(row.utm.campaign),
  text(row.utm.term),
  text(row.utm.content),
  row.referrer ?? "",
  isoOrNull(row.joined_at) ?? "",
  isoOrNull(row.unsubscribed_at) ?? "",
  iso(row.created_at),
];
