import { storedRoles } from "@/lib/stage/show-roles";

/** Source of a registration that belongs to a program. It watches, and is counted separately. */
export const SYNTHETIC = "synthetic";

export const AUDIENCE = storedRoles(({ audience }) => audience);

/**
 * Start of a statement about the size of a show's audience ($1, with the roles $2) over time: `sessions` on
 * air; `watched`, who was there from when to when; and `levels`, how many were there concurrently from one
 * moment to the next, within one minute of the session. Derived from the connections alone, so the order of
 * reports doesn't matter. A person's connections count once. Someone who leaves at the moment in which
 * another person joins makes room for them. Excludes rehearsals and programs (${SYNTHETIC}).
 */
export const AUDIENCE_LEVELS = `
WITH sessions AS MATERIALIZED (
  SELECT id, started_at, GREATEST(started_at, COALESCE(ended_at, now())) AS ended_at
  FROM show_session WHERE event_id = $1 AND kind = 'live'
), stays AS MATERIALIZED (
  SELECT presence_person(p) AS person,
    unnest(range_agg(tstzrange(p.joined_at, GREATEST(p.joined_at, COALESCE(p.left_at, now()))))) AS stay
  FROM presence p LEFT JOIN registration r ON r.id = p.registration_id
  WHERE p.event_id = $1 AND p.role = ANY($2::text[]) AND r.source IS DISTINCT FROM '${SYNTHETIC}' GROUP BY 1
), watched AS MATERIALIZED (
  SELECT s.id AS session_id, person, GREATEST(lower(stay), s.started_at) AS came, LEAST(upper(stay), s.ended_at) AS went
  FROM stays JOIN sessions s ON lower(stay) < s.ended_at AND upper(stay) > s.started_at
), levels AS MATERIALIZED (
  SELECT session_id, at, sum(sum(step)) OVER session_so_far::int AS there, lead(at) OVER session_so_far AS until
  FROM (
    SELECT session_id, came AS at, 1 AS step FROM watched UNION ALL SELECT session_id, went, -1 FROM watched
    UNION ALL SELECT id, generate_series(started_at, ended_at, interval '1 minute'), 0 FROM sessions
    UNION ALL SELECT id, ended_at, 0 FROM sessions
  ) AS steps
  GROUP BY session_id, at WINDOW session_so_far AS (PARTITION BY session_id ORDER BY at)
)`;
