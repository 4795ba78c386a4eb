import { queueConfirmation } from "@/lib/modules/email/sending";
import { auditRegistration, findRegistration } from "@/lib/modules/registrations/places";
import type { RegistrationState } from "@/lib/modules/registrations/places/registration-schema";
import { deleteRegistration, updateRegistration } from "@/lib/modules/registrations/registrations";
import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { Problem } from "@/lib/operation/problem";
import type { peopleContract } from "./contract";
import type { PeopleAction } from "./schema";

type Input = InputOf<typeof peopleContract.changePeople>;
type Output = OutputOf<typeof peopleContract.changePeople>;

const STATE_OF: Partial<Record<PeopleAction, Exclude<RegistrationState, "pending_approval">>> = {
  confirm: "confirmed",
  waitlist: "waitlisted",
  cancel: "cancelled",
};

/** Changes people one after another, as separate calls would. A refusal for one doesn't affect the others. */
export async function changePeople(ctx: Ctx, { slug, registration_ids, action }: Input): Promise<Output> {
  const event = await findEvent(ctx, slug);
  const answer: Output = { changed: [], unchanged: 0, problems: [] };
  let recipients = 0;
  // In a fixed order, so that two calls with the same people don't deadlock.
  for (const registration_id of [...new Set(registration_ids)].sort()) {
    try {
      const before = await findRegistration(ctx, event, registration_id);
      const state = before.state as RegistrationState;
      if (state === STATE_OF[action]) {
        answer.unchanged += 1;
        continue;
      }
      if (action === "send_confirmation") {
        await confirmAgain(ctx, before);
        recipients += 1;
      } else await change(ctx, { slug, registration_id }, action);
      answer.changed.push({ registration_id, before: state });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      answer.problems.push({ registration_id, code: error.code, message: error.message });
    }
  }
  ctx.meta.recipients = recipients;
  ctx.record({
    subjectType: "event",
    subjectId: slug,
    after: {
      action,
      changed: answer.changed.length,
      unchanged: answer.unchanged,
      refused: answer.problems.length,
    },
  });
  return answer;
}

async function change(
  ctx: Ctx,
  which: { slug: string; registration_id: string },
  action: PeopleAction,
): Promise<void> {
  // A single registration's version isn't the version of the answer.
  const own = { ...ctx, meta: {} };
  if (action === "remove") await deleteRegistration(own, which);
  else await updateRegistration(own, { ...which, state: STATE_OF[action], send_confirmation: false });
}

async function confirmAgain(ctx: Ctx, row: Awaited<ReturnType<typeof findRegistration>>): Promise<void> {
  const mail = await queueConfirmation(ctx, row, { again: true, atOnce: true });
  if (!mail)
    throw new Problem(
      "rate_limited",
      "This email address got 5 confirmations in the last hour. Try again in an hour.",
    );
  ctx.record({
    subjectType: "registration",
    subjectId: row.id,
    after: { ...auditRegistration(row), mail },
  });
}
