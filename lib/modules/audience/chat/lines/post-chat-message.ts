import { checkOnAir, ON_AIR, type OnAirRow, publishFeedChanges } from "@/lib/modules/stage/live-feed";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { invalid, Problem } from "@/lib/operation/problem";
import { iso } from "@/lib/platform/runtime/clock";
import { attendeePersonId } from "@/lib/providers/room/identity";
import type { chatContract } from "../contract";
import { foldedPhrases } from "./fold-words";
import { writeLine } from "./write-line";

interface Row extends OnAirRow {
  held: boolean;
  /** Seconds left of slow mode. */
  wait: number | null;
  answers: boolean;
}

/** Everything that decides about a message, in one query: a show can get two hundred messages a second. */
const READ = `
SELECT ${ON_AIR.columns}, w.chat_words && $5::text[] AS held,
  $7::text IS NULL OR EXISTS (SELECT 1 FROM chat_message q WHERE q.id = $7 AND q.event_id = $1 AND q.state = 'shown') AS answers,
  (SELECT ceil(h.slow_seconds - extract(epoch FROM clock_timestamp() - max(m.created_at)))::int
   FROM show_chat h JOIN chat_message m ON m.event_id = h.event_id AND m.person_id = $4 AND m.client_id <> $6
   WHERE h.event_id = $1 AND h.slow_seconds > 0 GROUP BY h.slow_seconds) AS wait
FROM ${ON_AIR.tables}`;

export async function postChatMessage(
  ctx: Ctx,
  { slug, id: clientId, text, reply_to }: InputOf<typeof chatContract.postChatMessage>,
): Promise<OutputOf<typeof chatContract.postChatMessage>> {
  const { actor, eventId = "" } = ctx.principal;
  const person = attendeePersonId(actor.id);
  const values = [eventId, slug, "chat", person, foldedPhrases(text), clientId, reply_to ?? null];
  const [show] = await ctx.ahead(() => ctx.sql<Row>("chat_may_write", READ, values));
  checkOnAir(show);
  if (!show.answers) throw invalid({ reply_to: "not_found" });
  if (show.wait !== null && show.wait > 0) throw tooSoon(show.wait);
  const state = show.held ? "held" : "shown";
  const line = { eventId, person, name: actor.name, role: "attendee", clientId, text, state } as const;
  const row = await writeLine(ctx, { ...line, replyTo: reply_to });
  ctx.afterCommit(() => void publishFeedChanges(eventId));
  return { id: row.id, at: iso(row.at), held: row.state === "held" };
}

const tooSoon = (seconds: number): Problem =>
  new Problem("rate_limited", `Slow mode is on. You can send another message in ${seconds} s.`, undefined, {
    "retry-after": String(seconds),
  });
