import { builtInCopy, explainEmail, mergeCopy, momentText, storedCopy } from "@/lib/modules/email/sending";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { iso, isoOrNull, isTimeZone } from "@/lib/platform/runtime/clock";
import type { emailsContract } from "../contract";
import { eventTarget } from "../email-target";
import { kindOf } from "../kind-of";
import { COPY_FIELDS, type CopyField } from "../schema";
import { dueAt } from "./due-at";
import { personOf } from "./person-of";

type Output = OutputOf<typeof emailsContract.explainEventEmail>;

export async function explainEventEmail(
  ctx: Ctx,
  input: InputOf<typeof emailsContract.explainEventEmail>,
): Promise<Output> {
  const kind = kindOf(input.kind);
  const { event, place, show } = await eventTarget(ctx, input.slug);
  const person = await personOf(ctx, event, input.registration_id);
  const at = dueAt(kind, show.startsAt, person.createdAt);
  const verdict = await explainEmail(kind, person, show, kind === "confirmation" ? null : at);
  const zone = [person.timeZone, show.timezone].find((one) => one && isTimeZone(one)) ?? "UTC";
  const copy = mergeCopy(await storedCopy(place, kind), builtInCopy(kind, show.language));
  const layers = COPY_FIELDS.map((field) => [field, copy[field].layer] as const);
  return {
    kind,
    registration_id: person.id,
    would_send: verdict.state === "would_send",
    state: verdict.state,
    reason: verdict.reason,
    at: isoOrNull(at),
    at_local: at && momentText(at, zone, show.language),
    time_zone: zone,
    layers: Object.fromEntries(layers) as Record<CopyField, (typeof layers)[number][1]>,
    uses_copy: kind !== "confirmation" || person.state === "confirmed",
    last: verdict.last && {
      id: verdict.last.id,
      state: verdict.last.state,
      error: verdict.last.error,
      created_at: iso(verdict.last.createdAt),
      sent_at: isoOrNull(verdict.last.sentAt),
    },
  };
}
