import type { Ctx } from "@/lib/operation/ctx";
import { saveAnswer } from "./save-answer";

/**
 * Ends what a person answered, because their link changes hands: whoever opens the new one is asked. Does
 * nothing if they have no answer.
 */
export async function withdrawAnswer(
  ctx: Ctx,
  { eventId, personId }: { eventId: string; personId: string },
): Promise<void> {
  const last = await ctx.db.recordingAnswer.findFirst({
    where: { eventId, personId },
    orderBy: [{ answeredAt: "desc" }, { id: "desc" }],
  });
  if (typeof last?.agrees === "boolean") await saveAnswer(ctx, { eventId, personId, agrees: null });
}
