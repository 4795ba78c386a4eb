import { queueSignupLink } from "@/lib/modules/email/sending";
import { lockOpenEvent } from "@/lib/modules/registrations/places";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { env } from "@/lib/platform/runtime/env";
import type { signupContract } from "../contract";
import { type LinkedPerson, signupToken } from "./signup-link";

type Contract = typeof signupContract;

/**
 * Emails a link that signs its recipient up when opened. Until then, no registration exists and no place is
 * taken.
 */
export async function requestSignupLink(
  ctx: Ctx,
  { slug, website, ...person }: InputOf<Contract["requestSignupLink"]>,
): Promise<OutputOf<Contract["requestSignupLink"]>> {
  const event = await lockOpenEvent(ctx, slug, "visitor");
  ctx.record({ subjectType: "event", subjectId: slug, after: { signup: website ? "ignored" : "by_mail" } });
  if (!website) {
    const token = signupToken(event.id, person as LinkedPerson, ctx.realNow);
    const page = `${env().PUBLIC_URL.replace(/\/$/, "")}/e/${slug}/confirm`;
    await queueSignupLink(ctx, { event, to: person, link: `${page}?sign_up=${token}` });
  }
  return { check_mail: true };
}
