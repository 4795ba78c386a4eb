import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { isoOrNull } from "@/lib/platform/runtime/clock";
import type { communicationsContract } from "./contract";
import { findCommunication } from "./find-communication";
import { presentWithResults } from "./present-communication";
import { type Results, STATE_OF_RECIPIENT } from "./results";

type Input = InputOf<typeof communicationsContract.getCommunication>;
type Output = OutputOf<typeof communicationsContract.getCommunication>;

interface Row extends Record<string, unknown> {
  kind: "registration" | "guest";
  id: string;
  name: string;
  email: string;
  state: keyof Results;
  excluded: string | null;
  error: string | null;
  mail_id: string | null;
  queued_at: Date | null;
  sent_at: Date | null;
}

export async function getCommunication(ctx: Ctx, input: Input): Promise<Output> {
  const { communication } = await findCommunication(ctx, input);
  const message = await presentWithResults(ctx, communication, input.slug);
  const rows = await recipientsOf(ctx, communication.id, input);
  const page = rows.slice(0, input.recipients_limit);
  return {
    ...message,
    recipients: page.map(presentRecipient),
    recipients_cursor: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
  };
}

const recipientsOf = (ctx: Ctx, id: string, input: Input): Promise<Row[]> =>
  ctx.sql<Row>(
    "communication_recipients",
    `SELECT r.person_kind AS kind, r.person_id AS id, r.name, r.email, ${STATE_OF_RECIPIENT} AS state, r.excluded,
       m.error, r.mail_id, m.created_at AS queued_at, m.sent_at
     FROM communication_recipient r LEFT JOIN mail_message m ON m.id = r.mail_id
     WHERE r.communication_id = $1 AND r.person_id > $2 AND ($3::text IS NULL OR ${STATE_OF_RECIPIENT} = $3)
     ORDER BY r.person_id LIMIT $4`,
    [id, input.recipients_after ?? "", input.recipient_state ?? null, input.recipients_limit + 1],
  );

function presentRecipient(row: Row): Output["recipients"][number] {
  const { kind, id, name, email, state, mail_id } = row;
  const queued = isoOrNull(row.queued_at);
  const sent = isoOrNull(row.sent_at);
  const ended = state !== "queued" && state !== "sending" && !sent && queued;
  const cameBack = sent && (state === "bounced" || state === "complained");
  return {
    kind,
    id,
    name,
    email,
    state,
    reason: row.excluded ?? row.error,
    mail_id,
    events: [
      ...(queued ? [{ type: "queued", at: queued, detail: null }] : []),
      ...(sent ? [{ type: cameBack ? "sent" : state, at: sent, detail: null }] : []),
      ...(cameBack ? [{ type: state, at: sent, detail: row.error }] : []),
      ...(ended ? [{ type: state, at: ended, detail: row.error }] : []),
    ],
  };
}
