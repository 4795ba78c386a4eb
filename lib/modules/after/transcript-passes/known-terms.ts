import { configOf } from "@/lib/modules/show-basics/show-facts";
import { showNames } from "@/lib/modules/studio/captions";
import { db, sql } from "@/lib/platform/database/db";
import type { RecordedShow } from "@/lib/program";
import { personOf } from "@/lib/stage/room-identity";

/** What recognizers can't know: words with an inner capital or a digit, such as product names. */
const TERM = /^(?=.*\p{L})(?:.+\p{Lu}|.*\p{N}).*$/u;
const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

const TITLES = `
SELECT segment ->> 'title' AS title FROM plan, jsonb_array_elements(plan.segments) AS segment WHERE plan.event_id = $1
UNION ALL
SELECT g.title || ' ' || g.text FROM presentation_page g JOIN presentation p ON p.id = g.presentation_id WHERE p.event_id = $1
UNION ALL
SELECT company FROM guest WHERE event_id = $1 AND deleted_at IS NULL
LIMIT 500`;

/** Returns names and terms that are likely to have been spoken: of the roster, everyone on stage, the plan and the slides. */
export async function knownTerms(eventId: string, { timeline }: RecordedShow): Promise<string[]> {
  const event = await db().event.findUniqueOrThrow({ where: { id: eventId } });
  const people = new Map(
    timeline.stages.flatMap(({ state }) => state.stage.map((one) => [one.name, one] as const)),
  );
  const names = await showNames(event, configOf(event).host.name, { stage: [...people.values()] });
  const titles = await sql<{ title: string }>("transcript_terms", TITLES, [eventId]);
  const terms = titles.flatMap(({ title }) => termsIn(title));
  return [...new Set([...names, ...terms])];
}

/** Returns the terms in a text. */
export const termsIn = (text: string): string[] =>
  text
    .split(/\s+/)
    .map((word) => word.replaceAll(EDGES, ""))
    .filter((word) => TERM.test(word));

/** Returns each person's name, as it was last shown. */
export const namesOf = ({ timeline }: RecordedShow): ReadonlyMap<string, string> =>
  new Map(
    timeline.stages.flatMap(({ state }) =>
      state.stage.map(({ identity, name }) => [personOf(identity), name] as const),
    ),
  );
