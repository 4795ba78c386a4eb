import type { Event, Guest } from "@/lib/generated/prisma/client";
import { meetingOf, previewGuestInvite } from "@/lib/modules/email/sending";
import { requireActive } from "@/lib/modules/show-basics/clients";
import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { preparedVerb } from "@/lib/operation/prepared";
import { stateConflict } from "@/lib/operation/problem";
import type { rehearsalsContract } from "../contract";
import { endOf } from "../end-of";
import { findRehearsal, type RehearsalWithGuests } from "../find-rehearsal";
import { lockRehearsal } from "../lock-rehearsal";
import { type InvitationRecipient, invitationRecipients } from "./invitation-recipients";
import { notifyGuest } from "./notify-guest";
import { invitationOf, readLastNotices } from "./read-last-notices";

type Input = InputOf<typeof rehearsalsContract.inviteToRehearsal>;
type Output = OutputOf<typeof rehearsalsContract.inviteToRehearsal>;
type Drawn = Pick<Output, "subject" | "text" | "html">;

interface Invited {
  meant: InvitationRecipient[];
  drawn: Drawn;
}

/**
 * Composes the email and checks addresses before the transaction, because both take longer than everything
 * else.
 */
export const inviteToRehearsal = preparedVerb<Input, Output, Invited>({
  prepare: async (ctx, input) => {
    const event = await findEvent(ctx, input.slug);
    const rehearsal = await findRehearsal(ctx, event, input.rehearsal_id);
    requireTakesPlace(ctx, event, rehearsal);
    const meant = await invitationRecipients(ctx, event, rehearsal, input);
    const reader = meant.find(({ skipReason }) => skipReason === null) ?? meant[0];
    const drawn = await draw(ctx, event, rehearsal, reader?.guest, input.note);
    return { value: { meant, drawn }, drop: async () => undefined };
  },
  run: async (ctx, { slug, rehearsal_id, mode, note, again }, { meant, drawn }) => {
    const event = await ctx.ahead(() => findEvent(ctx, slug));
    const rehearsal = await lockRehearsal(ctx, event, rehearsal_id);
    requireTakesPlace(ctx, event, rehearsal);
    requireActive(await ctx.db.client.findUniqueOrThrow({ where: { id: event.clientId } }));
    const known = mode === "send" ? await notYetNotified(ctx, rehearsal, meant, again) : meant;
    const recipients = known.filter(({ skipReason }) => skipReason === null);
    if (mode === "send") {
      for (const { guest } of recipients) {
        const { email } = guest;
        if (email)
          await notifyGuest(ctx, { event, rehearsal, guest: { ...guest, email }, method: "request", note });
      }
      ctx.meta.recipients = recipients.length;
    }
    const ids = recipients.map(({ guest }) => guest.id);
    ctx.record({
      subjectType: "rehearsal",
      subjectId: rehearsal.id,
      after: { invitations: mode === "send" ? "sent" : "previewed", guest_ids: ids },
    });
    return answer(ctx, rehearsal.id, mode, known, drawn);
  },
});

const CLOSED = ["cancelled", "archived", "ended"];

function requireTakesPlace(ctx: Ctx, event: Event, rehearsal: RehearsalWithGuests): void {
  if (CLOSED.includes(event.state))
    throw stateConflict(
      event.state,
      `The show is ${event.state}, so you can't invite anyone to a rehearsal.`,
    );
  if (rehearsal.state !== "scheduled")
    throw stateConflict(rehearsal.state, `The rehearsal is ${rehearsal.state}, so you can't invite anyone.`);
  if (endOf(rehearsal) <= ctx.now) throw stateConflict("over", "This rehearsal is over.");
}

async function draw(
  ctx: Ctx,
  event: Event,
  rehearsal: RehearsalWithGuests,
  guest: Guest | undefined,
  note: string,
): Promise<Drawn> {
  if (!guest) return { subject: null, text: null, html: null };
  const { id: rehearsalId, startsAt } = rehearsal;
  const meeting = meetingOf({
    rehearsalId,
    guestId: guest.id,
    startsAt,
    endsAt: endOf(rehearsal),
    sequence: 0,
    moved: false,
  });
  const { subject, text, html } = await previewGuestInvite(event, guest, note, ctx.now, meeting);
  return { subject, text, html };
}

/** Checked again under the lock: a concurrent call may have notified or removed them. */
async function notYetNotified(
  ctx: Ctx,
  rehearsal: RehearsalWithGuests,
  meant: InvitationRecipient[],
  again: boolean,
): Promise<InvitationRecipient[]> {
  const notices = (await readLastNotices(ctx, [rehearsal.id])).get(rehearsal.id);
  const asked = new Set(rehearsal.guests.map(({ id }) => id));
  return meant
    .filter(({ guest }) => asked.has(guest.id))
    .map((one) => {
      const { state } = invitationOf(notices?.get(one.guest.id), rehearsal);
      const knows = !again && (state === "told" || state === "queued");
      if (one.skipReason !== null || !knows) return one;
      return {
        ...one,
        skipReason: { code: "already_told", reason: "They already have the latest details." },
      };
    });
}

function answer(
  ctx: Ctx,
  id: string,
  mode: Output["mode"],
  meant: InvitationRecipient[],
  drawn: Drawn,
): Output {
  const seesEmail = ctx.principal.scopes.has("guests:read");
  return {
    rehearsal_id: id,
    mode,
    recipients: meant.map(({ guest, skipReason }) => ({
      guest_id: guest.id,
      name: guest.name,
      email: seesEmail ? guest.email : null,
      outcome: skipReason !== null ? "skipped" : mode === "send" ? "queued" : "would_send",
      why_not: skipReason?.code ?? null,
      reason: skipReason?.reason ?? null,
    })),
    ...drawn,
  };
}
