import { appendEntries, type Happening } from "@/lib/modules/stage/show-ledger";
import type { Ctx } from "@/lib/operation/ctx";
import { iso } from "@/lib/platform/runtime/clock";
import { storedRoles } from "@/lib/stage/show-roles";

const AUDIENCE = storedRoles(({ audience }) => audience);
const CAST = storedRoles(({ audience }) => !audience);

/** Selects connections (`p`) that aren't fully entered in the ledger yet. */
export const TO_ENTER = "p.entered <> 'gone' AND (p.entered = 'none' OR p.left_at IS NOT NULL)";

const LOCK = `
SELECT 1 FROM stage WHERE event_id = $1 AND EXISTS (SELECT 1 FROM presence p WHERE p.event_id = $1 AND ${TO_ENTER})
FOR UPDATE`;

/**
 * Marks what is entered now and returns the effect on each person: `before` and `after` say whether the
 * ledger has them in the room. Connections locked by another transaction are left to it, or to the next
 * round.
 */
const ENTER = `
WITH due AS MATERIALIZED (
  SELECT p.id, p.left_at FROM presence p
  WHERE p.event_id = $1 AND ${TO_ENTER} AND ($4 OR p.role <> ALL($2::text[])) FOR UPDATE SKIP LOCKED
), marked AS (
  UPDATE presence SET entered = CASE WHEN due.left_at IS NULL THEN 'came' ELSE 'gone' END FROM due WHERE presence.id = due.id
), people AS (
  SELECT presence_person(p) AS person, min(p.person_id) AS person_id, min(p.guest_id) AS guest_id, max(p.name) AS name,
    (array_agg(p.role ORDER BY p.joined_at DESC))[1] AS role, count(due.id) > 0 AS changed,
    bool_or(p.entered = 'came') AS before,
    bool_or(CASE WHEN due.id IS NULL THEN p.entered = 'came' ELSE due.left_at IS NULL END) AS after,
    min(p.joined_at) AS joined_at, max(due.left_at) AS left_at
  FROM presence p LEFT JOIN due ON due.id = p.id WHERE p.event_id = $1 AND p.entered <> 'gone' GROUP BY 1
), crowd AS (
  SELECT count(*) FILTER (WHERE changed AND NOT before)::int AS came, count(*) FILTER (WHERE changed AND NOT after)::int AS went,
    count(*) FILTER (WHERE after)::int AS there
  FROM people WHERE role = ANY($2::text[])
)
SELECT crowd.*, COALESCE(one.person_id, one.person) AS person, one.role, one.before, one.after, one.joined_at, one.left_at,
  COALESCE(NULLIF(one.name, ''), l.name, g.name, '') AS name
FROM crowd LEFT JOIN people one ON one.changed AND one.role = ANY($3::text[]) AND NOT (one.before AND one.after)
LEFT JOIN studio_link l ON l.event_id = $1 AND l.person_id = one.person_id
LEFT JOIN guest g ON g.id = one.guest_id
ORDER BY COALESCE(one.left_at, one.joined_at), one.person`;

interface Person {
  person: string;
  role: string;
  name: string;
  before: boolean;
  after: boolean;
  joined_at: Date;
  left_at: Date | null;
}

interface Row extends Record<string, unknown>, Omit<Person, "person"> {
  came: number;
  went: number;
  there: number;
  person: string | null;
}

/**
 * Enters in a show's ledger who joined and left since the last call: one entry per cast member, and one for
 * the whole audience (unless limited to `cast`). Each presence row stores what is entered, so reports may be
 * duplicated, late or lost. Locks the stage, after connections and before seats. Without a stage there is no
 * ledger yet, so it does nothing.
 * @returns whether anyone had joined or left
 */
export async function enterPresence(ctx: Ctx, eventId: string, whom: "cast" | "everybody"): Promise<boolean> {
  const held = await ctx.sql("presence_ledger", LOCK, [eventId]);
  if (held.length === 0) return false;
  const rows = await ctx.sql<Row>("presence_enter", ENTER, [eventId, AUDIENCE, CAST, whom === "everybody"]);
  const entries = rows.flatMap((row) =>
    row.person === null ? [] : entriesOf({ ...row, person: row.person }),
  );
  const { came = 0, went = 0, there = 0 } = rows[0] ?? {};
  if (came + went > 0) entries.push({ type: "audience", count: came + went, body: { came, went, there } });
  await appendEntries(ctx, eventId, entries);
  return true;
}

function entriesOf({ person, role, name, before, after, joined_at, left_at }: Person): Happening[] {
  const texts = name === "" ? [] : [{ pointer: "/name", person, text: name }];
  const entry = (type: string, at: object): Happening => ({ type, body: { person, role, ...at }, texts });
  return [
    ...(before ? [] : [entry("person_joined", { joined_at: iso(joined_at) })]),
    ...(after ? [] : [entry("person_left", { left_at: iso(left_at ?? joined_at) })]),
  ];
}
