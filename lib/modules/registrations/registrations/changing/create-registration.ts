import { queueConfirmation } from "@/lib/modules/email/sending";
import { admit, lockOpenEvent, presentFor, recordAdmission } from "@/lib/modules/registrations/places";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { Problem } from "@/lib/operation/problem";
import type { registrationsContract } from "../contract";

type Contract = typeof registrationsContract;
type Input = InputOf<Contract["createRegistrationLegacy"]>;
type Output = OutputOf<Contract["createRegistration"]>;

export async function createRegistration(
  ctx: Ctx,
  { send_confirmation, send: _, ...input }: InputOf<Contract["createRegistration"]>,
): Promise<Output> {
  return await register(ctx, input, send_confirmation);
}

/** With the older prefix, everyone who is added gets the confirmation. */
export const createRegistrationLegacy = (ctx: Ctx, input: Input): Promise<Output> =>
  register(ctx, input, true);

async function register(ctx: Ctx, { slug, ...person }: Input, confirm: boolean): Promise<Output> {
  const event = await lockOpenEvent(ctx, slug, "organiser");
  const admission = await admit(ctx, event, { ...person, source: person.source ?? "api" });
  if (admission.how === "refused")
    throw new Problem(
      "slot_limit_reached",
      "This show is full. Raise its capacity or turn on the waitlist.",
      { capacity: "too_many" },
    );
  const { registration } = admission;
  recordAdmission(ctx, event, admission);
  const queued = confirm && (await queueConfirmation(ctx, registration, { again: false }));
  if (confirm) ctx.meta.recipients = queued ? 1 : 0;
  ctx.meta.version = registration.version;
  return presentFor(ctx, slug, registration);
}
