import { eventLinks, findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { iso } from "@/lib/platform/runtime/clock";
import type { signupPagesContract } from "../contract";
import { findVersion } from "../versions/find-version";
import { PREVIEW_SECONDS, previewKey } from "./preview-key";

type Contract = typeof signupPagesContract;

export async function previewSignup(
  ctx: Ctx,
  { slug, number: given }: InputOf<Contract["previewSignup"]>,
): Promise<OutputOf<Contract["previewSignup"]>> {
  const event = await findEvent(ctx, slug);
  const number = given ?? null;
  if (number !== null) await findVersion(ctx, event, number);
  const until = new Date(ctx.realNow.getTime() + PREVIEW_SECONDS * 1000);
  const { signup_page: page } = eventLinks(event, { withKey: false });
  const url = `${page}/preview?signed=${previewKey(event.id, number, until)}`;
  return { url, expires_at: iso(until), number };
}
