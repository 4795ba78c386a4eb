import type { ShowWatch, WatchedPerson } from "@/lib/modules/stage/show-numbers";
import type { Position } from "@/lib/operation/cursor";
import type { Sql } from "@/lib/platform/database/db";
import { readReplayOnly } from "./replay-only";

/** A person of the list. Without times if they only watched the replay. */
export interface ListedPerson extends Omit<WatchedPerson, "first" | "last"> {
  first: number | null;
  last: number | null;
}

interface Page {
  people: ListedPerson[];
  /** The last one's place, if there are more. */
  next: Position | null;
}

const REPLAYED = "replayed ";

/** Returns a page of people: those who watched on air by watch time, then those who only watched the replay. */
export async function attendeePage(
  ctx: { sql: Sql },
  eventId: string,
  watch: ShowWatch,
  { after, limit }: { after: Position | undefined; limit: number },
): Promise<Page> {
  const place = after && String(after.value);
  const replayed = place?.startsWith(REPLAYED)
    ? { person: after?.id ?? "", replayMs: Number(place.slice(REPLAYED.length)) }
    : undefined;
  const live = after && !replayed ? { person: after.id, ms: Number(after.value) } : undefined;
  const watched = replayed ? [] : await watch.attendees(live, limit + 1);
  const people: { person: ListedPerson; value: Position["value"] }[] = watched.map((person) => ({
    person,
    value: person.ms,
  }));
  if (people.length <= limit) {
    const take = limit + 1 - people.length;
    for (const { person, replayMs } of await readReplayOnly(ctx, eventId, watch, { after: replayed, take }))
      people.push({
        person: { person, ms: 0, joins: 0, first: null, last: null },
        value: `${REPLAYED}${replayMs}`,
      });
  }
  const shown = people.slice(0, limit);
  const last = people.length > limit ? shown.at(-1) : undefined;
  return {
    people: shown.map(({ person }) => person),
    next: last ? { value: last.value, id: last.person.person } : null,
  };
}
