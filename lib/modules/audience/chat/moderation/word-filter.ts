import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { invalid, Problem } from "@/lib/operation/problem";
import type { chatContract } from "../contract";
import { foldPhrase, PHRASE_WORDS } from "../lines/fold-words";

type Filter = OutputOf<typeof chatContract.getWordFilter>;

export async function getWordFilter(ctx: Ctx): Promise<Filter> {
  const workspace = await ctx.db.workspace.findUniqueOrThrow({ where: { id: ctx.workspaceId } });
  return { words: workspace.chatWords };
}

export async function setWordFilter(
  ctx: Ctx,
  { words }: InputOf<typeof chatContract.setWordFilter>,
): Promise<Filter> {
  requireWholeWorkspace(ctx);
  const folded = words.map((word, at) => folding(word, at));
  const chatWords = [...new Set(folded)].sort((one, other) => one.localeCompare(other, "en"));
  const { words: before } = await getWordFilter(ctx);
  await ctx.db.workspace.update({ where: { id: ctx.workspaceId }, data: { chatWords } });
  ctx.record({
    subjectType: "workspace",
    subjectId: ctx.workspaceId,
    before: { chat_words: before },
    after: { chat_words: chatWords },
  });
  return { words: chatWords };
}

function folding(word: string, at: number): string {
  const folded = foldPhrase(word);
  const count = folded.split(" ").length;
  if (folded === "") throw invalid({ [`words.${at}`]: "invalid" }, "It contains no word.");
  if (count > PHRASE_WORDS)
    throw invalid({ [`words.${at}`]: "too_long" }, `A phrase can have up to ${PHRASE_WORDS} words.`);
  return folded;
}

/** The word filter applies to all shows, so keys limited to some clients may not use it. */
function requireWholeWorkspace({ principal }: Ctx): void {
  if (principal.clientIds.length === 0) return;
  throw new Problem(
    "insufficient_scope",
    "Blocked words apply to the whole workspace, but this key is limited to certain clients.",
  );
}
