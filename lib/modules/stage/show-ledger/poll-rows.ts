import type { Write } from "@/lib/platform/database/db-unit";
import { type StagePoll, type StageState, sameJson } from "@/lib/stage";

const SAVE = `
INSERT INTO poll (id, event_id, question, options, state, results_shown, opened_at, closed_at, updated_at)
SELECT p.id, $1, p.question, p.options, p.state, p.results_shown, $2::timestamptz,
  CASE WHEN p.state = 'closed' THEN $2::timestamptz END, clock_timestamp()
FROM jsonb_to_recordset($3::jsonb) AS p (id text, question text, options text[], state text, results_shown boolean)
ON CONFLICT (id) DO UPDATE
SET state = excluded.state, results_shown = excluded.results_shown, updated_at = excluded.updated_at,
  closed_at = CASE WHEN excluded.state = 'closed' THEN COALESCE(poll.closed_at, excluded.closed_at) END,
  counts_final = excluded.state = 'closed' AND poll.counts_final`;

/** A poll that is open at the end takes no more votes. It's open again if the show is resumed. */
const pollOf = ({ poll, phase }: StageState): StagePoll | null =>
  poll?.state === "open" && phase === "ended" ? { ...poll, state: "closed" } : poll;

/**
 * Writes the rows of polls that a stage change opened, closed or showed. Undefined if there were none. A poll
 * that isn't on screen takes no votes but keeps those it has, and continues with them when it is shown again.
 */
export function pollWrite(
  eventId: string,
  at: Date,
  before: StageState,
  after: readonly StageState[],
): Write | undefined {
  const polls = [before, ...after].map(pollOf);
  const now = polls.at(-1) ?? null;
  if (sameJson(polls[0], now)) return undefined;
  const seen = new Map<string, StagePoll>();
  for (const poll of polls) if (poll && poll.state !== "draft") seen.set(poll.id, poll);
  if (seen.size === 0) return undefined;
  const rows = [...seen.values()].map((poll) => (poll.id === now?.id ? poll : { ...poll, state: "closed" }));
  return { name: "poll_save", text: SAVE, values: [eventId, at, JSON.stringify(rows)] };
}
