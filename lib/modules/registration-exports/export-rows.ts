import { sql } from "@/lib/platform/database/db";
import { iso, isoOrNull } from "@/lib/platform/runtime/clock";
import { LISTED, listedValues } from "./export-query";
import type { ExportFilters } from "./schema";

/** Rows of one statement: some hundred kilobytes. */
const BATCH = 1_000;

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

const PAGE = `
SELECT id, name, email, state, source, marketing_consent, consent, time_zone, utm, referrer, joined_at, unsubscribed_at, created_at
FROM registration WHERE ${LISTED} AND (created_at, id) > ($6::timestamptz, $7)
ORDER BY created_at, id LIMIT ${BATCH}`;

/** The list under its header, the oldest first, some rows at a time: nobody's slow line holds a connection. */
export async function* exportRows(eventId: string, filters: ExportFilters): AsyncGenerator<string[][], void> {
  yield [[...EXPORT_COLUMNS]];
  let last: Row | undefined;
  do {
    const rows = await sql<Row>("registration_export_page", PAGE, [
      ...listedValues(eventId, filters),
      last?.created_at ?? "-infinity",
      last?.id ?? "",
    ]);
    last = rows.length === BATCH ? rows.at(-1) : undefined;
    if (rows.length > 0) yield rows.map(cellsOf);
  } while (last);
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
