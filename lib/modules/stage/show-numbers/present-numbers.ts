import type { Sql } from "@/lib/platform/database/db";
import { storedRoles } from "@/lib/stage/show-roles";
import { AUDIENCE, SYNTHETIC } from "./audience-levels";
import type { ShowNumbers } from "./schema";

/** Everyone who isn't audience or a system role. */
const CREW = storedRoles(({ audience, admission }) => !audience && admission !== "system");

const WITHOUT_PLACE = storedRoles(({ admission }) => admission === "open_door");

const THERE = `
SELECT count(DISTINCT presence_person(p)) FILTER (WHERE p.role = ANY($2::text[]) AND r.source IS DISTINCT FROM '${SYNTHETIC}')::int AS watching,
  count(DISTINCT presence_person(p)) FILTER (WHERE p.role = ANY($4::text[]))::int AS without_place,
  count(DISTINCT presence_person(p)) FILTER (WHERE p.seen_at IS NOT NULL AND r.source IS DISTINCT FROM '${SYNTHETIC}')::int AS over_http,
  count(DISTINCT presence_person(p)) FILTER (WHERE p.role = ANY($2::text[]) AND r.source = '${SYNTHETIC}')::int AS synthetic,
  count(DISTINCT presence_person(p)) FILTER (WHERE p.role = ANY($3::text[]))::int AS crew
FROM presence p LEFT JOIN registration r ON r.id = p.registration_id WHERE p.event_id = $1 AND p.left_at IS NULL`;

type Present = Pick<ShowNumbers, "watching" | "without_place" | "over_http" | "synthetic" | "crew">;

/** Returns who is in a show's room, or watches it over HTTP, now. A person with two windows counts once. */
export async function presentNumbers(ctx: { sql: Sql }, eventId: string): Promise<Present> {
  const [row] = await ctx.sql<Present>("show_present", THERE, [eventId, AUDIENCE, CREW, WITHOUT_PLACE]);
  return row ?? { watching: 0, without_place: 0, over_http: 0, synthetic: 0, crew: 0 };
}
