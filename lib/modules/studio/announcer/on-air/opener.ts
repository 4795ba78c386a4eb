import type { Event } from "@/lib/generated/prisma/client";
import { configOf } from "@/lib/modules/show-basics/show-facts";
import { openingLine } from "@/lib/plan-writer";
import { databaseNow } from "@/lib/platform/database/database-clock";
import { sql } from "@/lib/platform/database/db";
import type { StageState } from "@/lib/stage";
import { queueLine } from "./queue-line";

/** Behind the countdown's end. Later, a show has begun without it. */
const LATEST_MS = 30_000;

/** Opens a show once, when its countdown is over. */
export class Opener {
  private isOver = false;

  constructor(private readonly event: Event) {}

  async look(state: StageState): Promise<void> {
    if (this.isOver || state.rehearsal !== null || state.started_at === null) return;
    const since = databaseNow().getTime() - Date.parse(state.started_at);
    if (since < 0) return;
    this.isOver = true;
    const text = openerOf(this.event, state);
    if (text !== null && since < LATEST_MS && (await isFirst(this.event.id)))
      await queueLine(this.event, text);
  }
}

/**
 * What the show's settings say, else one written now. A run of show whose first scene has a line has its opener there: the
 * host says when.
 */
function openerOf(event: Event, { scenes }: StageState): string | null {
  const { emcee, host } = configOf(event);
  const set = emcee.intro.trim();
  if (set !== "") return set;
  return scenes[0]?.emcee_line?.trim()
    ? null
    : openingLine({ title: event.title, host: host.name }, event.language);
}

/** Neither back on air, nor begun by another process that has opened it. */
async function isFirst(eventId: string): Promise<boolean> {
  const [row] = await sql<{ first: boolean }>(
    "announcer_first",
    `SELECT (SELECT count(*) = 1 FROM show_session WHERE event_id = $1 AND kind = 'live')
       AND NOT EXISTS (SELECT 1 FROM show_event e JOIN show_session s ON s.id = e.session_id
         WHERE e.event_id = $1 AND s.kind = 'live' AND e.type = 'emcee_queued') AS first`,
    [eventId],
  );
  return row?.first ?? false;
}
