import type { Ctx } from "@/lib/operation/ctx";
import type { AskedQuestion, StageCommand } from "@/lib/stage";

/** Returns the audience's questions that commands show on stage, but never a private one. */
export async function questionsOf(
  ctx: Ctx,
  eventId: string,
  commands: readonly StageCommand[],
): Promise<AskedQuestion[]> {
  const ids = commands.flatMap((command) =>
    command.action === "show_question" ? (command.question_id ?? []) : [],
  );
  if (ids.length === 0) return [];
  const rows = await ctx.db.audienceQuestion.findMany({
    where: { eventId, id: { in: ids }, private: false, state: { not: "dismissed" } },
  });
  return rows.map(({ id, text, authorName }) => ({ id, text, author: authorName }));
}
