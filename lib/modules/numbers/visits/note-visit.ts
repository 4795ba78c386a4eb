import { databaseNow } from "@/lib/platform/database/database-clock";
import { sql } from "@/lib/platform/database/db";
import { writeBuffer } from "@/lib/platform/database/write-buffer";
import { iso } from "@/lib/platform/runtime/clock";
import { sign } from "@/lib/platform/security/crypto";
import { VISITS_BUFFER } from "./visits-buffer";

interface Visit {
  slug: string;
  /** In UTC, as `2026-11-28`. */
  day: string;
  digest: string;
}

/** Visitors count once a day; those who are known already change nothing. */
const STORE = `
WITH visits AS (
  SELECT DISTINCT e.id AS event_id, v.day, v.digest
  FROM unnest($1::text[], $2::date[], $3::text[]) AS v (slug, day, digest) JOIN event e ON e.slug = v.slug
  WHERE e.state IN ('published', 'live', 'ended')
), fresh AS (
  INSERT INTO page_visitor (event_id, day, digest) SELECT * FROM visits ORDER BY 1, 2, 3
  ON CONFLICT DO NOTHING RETURNING event_id, day
)
INSERT INTO page_visits AS known (event_id, day, visitors)
SELECT event_id, day, count(*) FROM fresh GROUP BY 1, 2 ORDER BY 1, 2
ON CONFLICT (event_id, day) DO UPDATE SET visitors = known.visitors + EXCLUDED.visitors`;

const buffer = () =>
  writeBuffer<Visit>(VISITS_BUFFER, { most: 20_000, batch: 1_000, everyMs: 1_000, write: store });

async function store(visits: Visit[]): Promise<void> {
  const columns = [visits.map(({ slug }) => slug), visits.map(({ day }) => day)];
  await sql("page_visits", STORE, [...columns, visits.map(({ digest }) => digest)]);
}

interface Visitor {
  slug: string;
  /** Their network address and browser, of which only a digest with the day is stored. */
  address: string;
  agent: string;
}

/** Counts a visitor of a show's signup page, without waiting for it. Does nothing for a page that isn't public. */
export function noteVisit({ slug, address, agent }: Visitor): void {
  const day = iso(databaseNow()).slice(0, 10);
  const digest = sign("page-visitor", JSON.stringify([day, slug, address, agent]), 22);
  buffer().add({ slug, day, digest });
}
