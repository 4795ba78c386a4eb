import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { signupPagesContract } from "../contract";
import { presentSignup } from "../present-signup";
import { findVersion } from "../versions/find-version";
import { lockPage } from "../versions/lock-page";
import { movePointers } from "../versions/move-pointers";
import { publishVersion } from "./publish-version";

type Contract = typeof signupPagesContract;

/** Points to an existing version: nothing is rewritten, and versions saved since then can be restored too. */
export async function rollbackSignup(
  ctx: Ctx,
  { slug, number, publish }: InputOf<Contract["rollbackSignup"]>,
): Promise<OutputOf<Contract["rollbackSignup"]>> {
  const { event, state } = await lockPage(ctx, slug);
  const wanted = await findVersion(ctx, event, number);
  const movesDraft = wanted.number !== state.draft.number;
  const movesPage = publish && wanted.number !== state.published.number;
  ctx.record({
    subjectType: "signup",
    subjectId: slug,
    before: { draft: state.draft.number, published: state.published.number },
    after: { draft: wanted.number, published: publish ? wanted.number : state.published.number },
  });
  if (!movesDraft && !movesPage) return presentSignup(ctx, event, state);
  if (!movesPage) return presentSignup(ctx, event, await movePointers(ctx, event, state, { draft: wanted }));
  const { event: shown, published } = await publishVersion(ctx, event, wanted);
  const after = await movePointers(ctx, event, state, { draft: published, published });
  return presentSignup(ctx, shown, after);
}
