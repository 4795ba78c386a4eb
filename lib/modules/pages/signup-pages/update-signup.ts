import { changesOf, previousOf } from "@/lib/operation/changes";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { SignupContent } from "./content-schema";
import type { signupPagesContract } from "./contract";
import { presentSignup } from "./present-signup";
import { appendVersion } from "./versions/append-version";
import { lockPage } from "./versions/lock-page";
import { movePointers } from "./versions/move-pointers";

type Contract = typeof signupPagesContract;

export async function updateSignup(
  ctx: Ctx,
  { slug, ...given }: InputOf<Contract["updateSignup"]>,
): Promise<OutputOf<Contract["updateSignup"]>> {
  const { event, state } = await lockPage(ctx, slug);
  const { number, content: previous } = state.draft;
  const changes = changesOf<SignupContent>(previous, given as Partial<SignupContent>);
  if (Object.keys(changes).length === 0) {
    ctx.record({ subjectType: "signup", subjectId: slug, before: {}, after: {} });
    return presentSignup(ctx, event, state);
  }
  const draft = await appendVersion(ctx, event, state, {
    content: { ...previous, ...changes },
    basedOn: number,
    source: "save",
    isPublished: false,
  });
  const after = await movePointers(ctx, event, state, { draft });
  ctx.record({
    subjectType: "signup",
    subjectId: slug,
    before: { draft: number, ...previousOf(previous, changes) },
    after: { draft: draft.number, ...changes },
  });
  return presentSignup(ctx, event, after);
}
