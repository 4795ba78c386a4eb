import {
  type ActKind,
  AUDIENCE,
  AUDIENCE_ACTS,
  actsOf,
  type Programs,
  type ShowWatch,
} from "@/lib/modules/stage/show-numbers";
import type { Sql } from "@/lib/platform/database/db";
import { iso } from "@/lib/platform/runtime/clock";
import type { AnalyticsFigures } from "../schema";

const MOST = 200;

const TOTALS = `
WITH lines AS (
  SELECT CASE WHEN role <> ALL($2::text[]) THEN 'crew' WHEN person_id = ANY($3::text[]) THEN 'synthetic' ELSE 'real' END AS by
  FROM chat_message WHERE event_id = $1 AND state <> 'held'
), clicks AS (
  SELECT registration_id FROM cta_click
  WHERE event_id = $1 AND (registration_id IS NULL OR registration_id <> ALL($4::text[]))
)
SELECT (SELECT count(*) FROM lines WHERE by = 'real')::int AS real,
  (SELECT count(*) FROM lines WHERE by = 'synthetic')::int AS synthetic,
  (SELECT count(*) FROM lines WHERE by = 'crew')::int AS crew,
  (SELECT count(*) FROM clicks)::int AS clicks, (SELECT count(DISTINCT registration_id) FROM clicks)::int AS clicked,
  (SELECT count(DISTINCT v.person_id) FROM poll_vote v JOIN poll p ON p.id = v.poll_id
   WHERE p.event_id = $1 AND v.person_id <> ALL($3::text[]))::int AS answered,
  (SELECT count(*) FROM audience_question WHERE event_id = $1 AND person_id <> ALL($3::text[]))::int AS questions,
  (SELECT count(*) FROM audience_question
   WHERE event_id = $1 AND state = 'answered' AND person_id <> ALL($3::text[]))::int AS questions_answered,
  (SELECT count(*) FROM question_vote WHERE event_id = $1 AND wanted AND person_id <> ALL($3::text[]))::int AS upvotes`;

interface Totals extends Record<string, unknown> {
  real: number;
  synthetic: number;
  crew: number;
  clicks: number;
  clicked: number;
  answered: number;
  questions: number;
  questions_answered: number;
  upvotes: number;
}

/** Returns what the audience did, in total. */
export async function audienceTotals({ sql }: { sql: Sql }, eventId: string, programs: Programs) {
  const values = [eventId, AUDIENCE, programs.people, programs.registrations];
  const [row] = await sql<Totals>("analytics_totals", TOTALS, values);
  if (!row) throw new Error("a statement without a table answers with one row");
  const { real, synthetic, crew, clicks, clicked, answered, questions, questions_answered, upvotes } = row;
  return {
    chat: { real, synthetic, crew },
    cta_clicks_total: clicks,
    clicked,
    answered,
    questions: { total: questions, answered: questions_answered, upvotes },
  };
}

const BY_MINUTE = `
WITH sessions AS (
  SELECT * FROM unnest($5::timestamptz[], $6::timestamptz[]) WITH ORDINALITY AS s (began, ended, place)
), did AS (${AUDIENCE_ACTS}
)
SELECT kind, s.place::int - 1 AS session, floor(date_part('epoch', at - began) / 60)::int AS minute, sum(n)::int AS count
FROM did JOIN sessions s ON at >= began AND at < ended GROUP BY 1, 2, 3`;

interface InMinute extends Record<string, unknown> {
  kind: ActKind;
  session: number;
  minute: number;
  count: number;
}

/** Returns a function that says how often something was done in a minute of a session. */
export async function actionsByMinute(
  { sql }: { sql: Sql },
  eventId: string,
  programs: Programs,
  { sessions }: Pick<ShowWatch, "sessions">,
): Promise<(kind: ActKind, session: number, minute: number) => number> {
  const rows = await sql<InMinute>("analytics_by_minute", BY_MINUTE, [
    ...actsOf(eventId, programs),
    sessions.map(({ from }) => new Date(from)),
    sessions.map(({ to }) => new Date(to)),
  ]);
  const counts = new Map(rows.map(({ count, ...row }) => [key(row.kind, row.session, row.minute), count]));
  return (kind, session, minute) => counts.get(key(kind, session, minute)) ?? 0;
}

const key = (kind: ActKind, session: number, minute: number): string => `${kind}:${session}:${minute}`;

const CTAS = `
SELECT c.id AS cta_id, c.label, c.url, count(k.id)::int AS clicks, c.shown_at FROM call_to_action c
LEFT JOIN cta_click k ON k.cta_id = c.id AND (k.registration_id IS NULL OR k.registration_id <> ALL($2::text[]))
WHERE c.event_id = $1 GROUP BY c.id ORDER BY c.shown_at, c.id LIMIT ${MOST}`;

const CLICKS_BY_URL = `
SELECT c.url, count(k.id)::int AS clicks FROM call_to_action c
JOIN cta_click k ON k.cta_id = c.id AND (k.registration_id IS NULL OR k.registration_id <> ALL($2::text[]))
WHERE c.event_id = $1 GROUP BY c.url`;

interface UrlClicks extends Record<string, unknown> {
  url: string;
  clicks: number;
}

/** Returns a function that says how many clicks on calls to action led to an address's host. */
export async function clicksByHost(
  { sql }: { sql: Sql },
  eventId: string,
  { registrations }: Programs,
): Promise<(url: string) => number> {
  const counts = new Map<string, number>();
  for (const { url, clicks } of await sql<UrlClicks>("analytics_url_clicks", CLICKS_BY_URL, [
    ...[eventId, registrations],
  ])) {
    const host = hostOf(url);
    if (host !== null) counts.set(host, (counts.get(host) ?? 0) + clicks);
  }
  return (url) => counts.get(hostOf(url) ?? "") ?? 0;
}

const hostOf = (url: string): string | null =>
  URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, "") : null;

type Cta = AnalyticsFigures["calls_to_action"][number];
interface CtaRow extends Record<string, unknown>, Omit<Cta, "first_shown_at"> {
  shown_at: Date;
}

export async function callsToAction(
  { sql }: { sql: Sql },
  eventId: string,
  { registrations }: Programs,
): Promise<Cta[]> {
  const rows = await sql<CtaRow>("analytics_ctas", CTAS, [eventId, registrations]);
  return rows.map(({ shown_at, ...cta }) => ({ ...cta, first_shown_at: iso(shown_at) }));
}
