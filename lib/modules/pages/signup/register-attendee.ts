import type { Event, Registration } from "@/lib/generated/prisma/client";
import { queueConfirmation } from "@/lib/modules/email/sending";
import {
  type Admission,
  admit,
  lockOpenEvent,
  type Offer,
  recordAdmission,
} from "@/lib/modules/registrations/places";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf } from "@/lib/operation/operation";
import { preparedVerb } from "@/lib/operation/prepared";
import type { signupContract } from "./contract";
import { grantAttendeeAccess } from "./grant-attendee-access";
import { requireProof } from "./proof/require-proof";
import type { SignupAnswer } from "./schema";

type Input = InputOf<typeof signupContract.registerAttendee>;

const MESSAGES: Record<Offer, string> = {
  confirmed: "You’re registered. We’ve emailed you your personal link.",
  waitlisted: "The show is full. You’re on the waitlist, and we’ve sent you an email.",
  pending_approval:
    "The host reviews every request. We’ve emailed you, and we’ll email you again once yours is approved.",
  full: "This show is full.",
};

/**
 * Registers a visitor. On the signup page, the answer depends on the event alone, never on the address. At a
 * door it also says whether this browser may join, which isn't allowed with a known address. A door reveals
 * that much, within the signup limits, so that new people can watch immediately and no one joins under
 * another person's name.
 */
export const registerAttendee = preparedVerb<Input, SignupAnswer, undefined>({
  prepare: async (ctx, input) => {
    await requireProof(ctx, input);
    return { value: undefined, drop: async () => undefined };
  },
  run: register,
});

async function register(ctx: Ctx, { slug, website, proof: _, ...person }: Input): Promise<SignupAnswer> {
  const event = await lockOpenEvent(ctx, slug, person.source === "signup" ? "visitor" : "viewer");
  if (website) return pretend(ctx, event);
  const admission = await admit(ctx, event, person);
  recordAdmission(ctx, event, admission);
  if (admission.how !== "refused") {
    const { registration } = admission;
    if (admission.how === "found") await touch(ctx, registration);
    await queueConfirmation(ctx, registration, { again: admission.how === "found", evenly: true });
  }
  const entered = person.source !== "signup" && (await enterIfNew(ctx, event, admission));
  const { offered } = admission;
  return {
    state: offered,
    entered,
    check_mail: offered !== "full",
    message:
      person.source === "signup" || entered || offered !== "confirmed" ? MESSAGES[offered] : USE_YOUR_LINK,
  };
}

/**
 * Writes a row for a known person, as for a new one, so that both take the same time. It is sent with the
 * commit.
 */
const touch = (ctx: Ctx, { id }: Registration): Promise<void> =>
  ctx.write({
    name: "registration_touch",
    text: "UPDATE registration SET version = version WHERE id = $1",
    values: [id],
  });

const USE_YOUR_LINK = "We’ve emailed a personal link to this address. Open it to join.";

/** The answer expected by a bot that fills in every field, including hidden ones. Nothing is stored. */
function pretend(ctx: Ctx, { slug }: Event): SignupAnswer {
  ctx.record({ subjectType: "event", subjectId: slug, after: { signup: "ignored", reason: "trap" } });
  return { state: "confirmed", entered: false, check_mail: true, message: MESSAGES.confirmed };
}

async function enterIfNew(ctx: Ctx, event: Event, admission: Admission): Promise<boolean> {
  // A dry run would reveal who is registered without leaving a trace.
  if (ctx.dryRun) return false;
  if (admission.how !== "created" || admission.registration.state !== "confirmed") return false;
  // Admitted by the domain of an address, which only the email to it proves.
  if (event.approval) return false;
  await grantAttendeeAccess(ctx, event, admission.registration);
  return true;
}
