import type { Ctx } from "@/lib/operation/ctx";
import { type NewEntry, sourceOf } from "./entry";

/**
 * The parts of a statement that append entries. Put them after a part named `first`, which gives the number,
 * time and version to start from: `first (event_id, seq, at, session_id, base)`.
 */
export const WRITE_ENTRIES = (who: number, entries: number, texts: number): string => `
words AS (
  INSERT INTO show_event_text (event_id, seq, at, pointer, person, text)
  SELECT f.event_id, f.seq + t.n, f.at + t.n * interval '1 millisecond', t.pointer, t.person, t.text
  FROM first f, jsonb_to_recordset($${texts}::jsonb) AS t (n int, pointer text, person text, text text)
)
INSERT INTO show_event (event_id, seq, at, session_id, type, version, command_id, actor_type, actor_id, source, changed, count, body)
SELECT f.event_id, f.seq + r.n, f.at + r.n * interval '1 millisecond', f.session_id, r.type, f.base + r.version, r.command_id,
  $${who}, $${who + 1}, $${who + 2}, r.changed, r.count, r.body
FROM first f, jsonb_to_recordset($${entries}::jsonb)
  AS r (n int, type text, version int, command_id text, changed text[], count int, body jsonb)`;

/**
 * Returns the parameters of `WRITE_ENTRIES`: actor, entries, and personal texts. Each entry is a millisecond
 * after the previous one.
 */
export function entryValues(
  ctx: Pick<Ctx, "source" | "principal">,
  entries: readonly NewEntry[],
): [string, string, string, string, string] {
  const { actor } = ctx.principal;
  const rows = entries.map(({ type, version, commandId, changed = [], count = 1, body }, n) => ({
    n,
    type,
    version,
    command_id: commandId ?? null,
    changed,
    count,
    body,
  }));
  const texts = entries.flatMap(({ texts: words = [] }, n) => words.map((word) => ({ n, ...word })));
  return [actor.type, actor.id, sourceOf(ctx), JSON.stringify(rows), JSON.stringify(texts)];
}
