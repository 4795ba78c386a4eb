import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { signupPagesContract } from "../contract";
import { presentSignup } from "../present-signup";
import { findVersion } from "../versions/find-version";
import { lockPage } from "../versions/lock-page";
import { movePointers } from "../versions/move-pointers";
import { publishVersion } from "./publish-version";

type Contract = typeof signupPagesContract;

/** A version other than the draft can be published too. The draft doesn't change. */
export async function publishSignup(
  ctx: Ctx,
  { slug, number }: InputOf<Contract["publishSignup"]>,
): Promise<OutputOf<Contract["publishSignup"]>> {
  const { event, state } = await lockPage(ctx, slug);
  const wanted = number === undefined ? state.draft : await findVersion(ctx, event, number);
  const { number: previous } = state.published;
  ctx.record({
    subjectType: "signup",
    subjectId: slug,
    before: { published: previous },
    after: { published: wanted.number },
  });
  if (wanted.number === previous) return presentSignup(ctx, event, state);
  const done = await publishVersion(ctx, event, wanted);
  const draft = wanted.number === state.draft.number ? { draft: done.published } : {};
  const after = await movePointers(ctx, event, state, { published: done.published, ...draft });
  return presentSignup(ctx, done.event, after);
}
