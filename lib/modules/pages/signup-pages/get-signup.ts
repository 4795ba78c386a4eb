import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { signupPagesContract } from "./contract";
import { presentSignup } from "./present-signup";
import { readPageState } from "./versions/page-state";

type Contract = typeof signupPagesContract;

export async function getSignup(
  ctx: Ctx,
  { slug }: InputOf<Contract["getSignup"]>,
): Promise<OutputOf<Contract["getSignup"]>> {
  const event = await findEvent(ctx, slug);
  return presentSignup(ctx, event, await readPageState(ctx, event));
}
