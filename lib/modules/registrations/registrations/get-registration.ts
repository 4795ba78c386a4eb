import { findRegistration, presentFor } from "@/lib/modules/registrations/places";
import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { registrationsContract } from "./contract";

export async function getRegistration(
  ctx: Ctx,
  { slug, registration_id }: InputOf<typeof registrationsContract.getRegistration>,
): Promise<OutputOf<typeof registrationsContract.getRegistration>> {
  const event = await findEvent(ctx, slug);
  const registration = await findRegistration(ctx, event, registration_id);
  ctx.meta.version = registration.version;
  return presentFor(ctx, slug, registration);
}
