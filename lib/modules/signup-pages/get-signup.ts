import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { findEvent } from "../event-record";
import type { signupPagesContract } from "./contract";
import { readPageState } from "./page-state";
import { presentSignup } from "./present-signup";

type Contract = typeof signupPagesContract;

export async function getSignup(
  ctx: Ctx,
  { slug }: InputOf<Contract["getSignup"]>,
): Promise<OutputOf<Contract["getSignup"]>> {
  const event = await findEvent(ctx, slug);
  return presentSignup(ctx, event, await readPageState(ctx, event));
}
