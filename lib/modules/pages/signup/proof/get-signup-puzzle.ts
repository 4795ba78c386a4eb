import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { signupContract } from "../contract";
import { makePuzzle } from "./signup-puzzle";

type Contract = typeof signupContract;

export async function getSignupPuzzle(
  ctx: Ctx,
  { slug }: InputOf<Contract["getSignupPuzzle"]>,
): Promise<OutputOf<Contract["getSignupPuzzle"]>> {
  const event = await findEvent(ctx, slug);
  return { puzzle: await makePuzzle(event.id, ctx.realNow) };
}
