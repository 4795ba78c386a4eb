import type { Write } from "@/lib/platform/database/db-unit";
import { type StagePoll, type StageState, sameJson } from "@/lib/stage";

const SAVE = `
INSERT INTO poll (id, event_id, question, options, state, results_shown, opened_at, updated_at)
SELECT p.id, $1, p.question, p.options, p.state, p.results_shown, $2::timestamptz, clock_timestamp()
FROM jsonb_to_recordset($3::jsonb) AS p (id text, question text, options text[], state text, results_shown boolean)
ON CONFLICT (id) DO UPDATE
SET state = excluded.state, results_shown = excluded.results_shown, updated_at = excluded.updated_at`;

/**
 * The rows of polls that were opened, closed or shown by what happened to a stage; undefined when none was. A poll that
 * is off the screen takes no votes; it keeps those that it has, and goes on with them when it is put back.
 */
export function pollWrite(
  eventId: string,
  at: Date,
  before: StageState,
  after: readonly StageState[],
): Write | undefined {
  const now = after.at(-1)?.poll;
  if (sameJson(before.poll, now ?? null)) return undefined;
  const seen = new Map<string, StagePoll>();
  for (const { poll } of [before, ...after]) if (poll && poll.state !== "draft") seen.set(poll.id, poll);
  if (seen.size === 0) return undefined;
  const rows = [...seen.values()].map((poll) => (poll.id === now?.id ? poll : { ...poll, state: "closed" }));
  return { name: "poll_save", text: SAVE, values: [eventId, at, JSON.stringify(rows)] };
}
