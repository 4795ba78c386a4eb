import { CONFIG_DEFAULTS } from "@/lib/modules/show-basics/show-facts";
import type { EventConfig } from "@/lib/modules/show-basics/show-facts/config-schema";
import type { Sql } from "@/lib/platform/database/db";
import type { HoldingReason, StageState } from "@/lib/stage";
import { storedRoles } from "@/lib/stage/show-roles";
import type { QuietFacts } from "./judge-quiet";

const LEADS = storedRoles(({ leads }) => leads);

interface Row extends Record<string, unknown> {
  settings: Partial<EventConfig["holding"]>;
  why: HoldingReason | null;
  since: Date | null;
  dismissed: boolean | null;
  now: Date;
  is_led: boolean;
  last_led: Date | null;
}

const READ = `
SELECT e.holding AS settings, q.why, q.since, q.dismissed, clock_timestamp() AS now,
  COALESCE(bool_or(p.left_at IS NULL), false) AS is_led, max(p.left_at) AS last_led
FROM event e LEFT JOIN show_quiet q ON q.event_id = e.id
  LEFT JOIN presence p ON p.event_id = e.id AND p.role = ANY($2::text[])
WHERE e.id = $1 GROUP BY e.id, q.event_id`;

/**
 * Reads what decides about a show's card, with the card's text. `isHeard` is true if the room carries
 * anyone's video or audio.
 */
export async function readQuiet(
  { sql }: { sql: Sql },
  eventId: string,
  state: StageState,
  isHeard: boolean,
): Promise<{ facts: QuietFacts; line: string | null } | undefined> {
  const [row] = await sql<Row>("quiet_read", READ, [eventId, LEADS]);
  if (!row) return undefined;
  const { now } = row;
  const settings = { ...CONFIG_DEFAULTS.holding, ...row.settings };
  const why = reasonNow(state, row.is_led, isHeard);
  const left = why === "host_gone" && row.last_led !== null && row.last_led < now ? row.last_led : now;
  const noted =
    row.why === null || row.since === null
      ? null
      : { why: row.why, since: row.since, dismissed: row.dismissed === true };
  return { facts: { now, state, settings, why, began: left, noted }, line: settings.line || null };
}

/** What the product itself plays counts as something to see or hear. */
function reasonNow(state: StageState, isLed: boolean, isHeard: boolean): HoldingReason | null {
  if (!isLed) return "host_gone";
  const isPlaying = state.video.visible || state.music.on || state.emcee !== null;
  return isHeard || isPlaying ? null : "silent";
}
