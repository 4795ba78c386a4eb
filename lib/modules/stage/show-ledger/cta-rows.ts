import type { Write } from "@/lib/platform/database/db-unit";
import type { StageState } from "@/lib/stage";
import { ctaKey } from "@/lib/stage/cta-key";

const SAVE = `
INSERT INTO call_to_action (id, event_id, key, label, url, shown_at)
SELECT c.id, $1, c.key, c.label, c.url, $2::timestamptz
FROM jsonb_to_recordset($3::jsonb) AS c (id text, key text, label text, url text)
ON CONFLICT (event_id, key) DO NOTHING`;

/** Writes the rows of calls to action that were shown, which count clicks. Undefined if none was. */
export function ctaWrite(
  eventId: string,
  at: Date,
  newId: (prefix: string) => string,
  states: readonly StageState[],
): Write | undefined {
  const shown = new Map<string, StageState["cta"]>();
  states.forEach(({ cta }, index) => {
    const before = states[index - 1]?.cta;
    const same = before?.visible && before.label === cta.label && before.url === cta.url;
    if (index > 0 && cta.visible && !same) shown.set(ctaKey(cta), cta);
  });
  if (shown.size === 0) return undefined;
  const rows = [...shown].map(([key, { label, url }]) => ({ id: newId("cta"), key, label, url }));
  return { name: "cta_save", text: SAVE, values: [eventId, at, JSON.stringify(rows)] };
}
