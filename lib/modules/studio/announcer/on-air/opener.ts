import type { Event } from "@/lib/generated/prisma/client";
import { configOf } from "@/lib/modules/show-basics/show-facts";
import { openingLine } from "@/lib/plan-writer";
import { databaseNow } from "@/lib/platform/database/database-clock";
import { sql } from "@/lib/platform/database/db";
import type { StageState } from "@/lib/stage";
import { queueLine } from "./queue-line";

/** Maximum time after the countdown. Later, the show has already started without it. */
const LATEST_MS = 30_000;

/** Opens a show once, after its countdown. */
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
 * Returns the opening line: the one in the show's settings, or else a generated one. If the first scene has a
 * line, that is the opener, and the host starts it.
 */
function openerOf(event: Event, { scenes }: StageState): string | null {
  const { emcee, host } = configOf(event);
  const set = emcee.intro.trim();
  if (set !== "") return set;
  return scenes[0]?.emcee_line?.trim()
    ? null
    : openingLine({ title: event.title, host: host.name }, event.language);
}

/** True unless the show has resumed, or another process has already opened it. */
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
