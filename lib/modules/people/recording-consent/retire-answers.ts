import type { Ctx } from "@/lib/operation/ctx";
import { RECORDING_TEXT } from "./recording-consent-schema";
import { saveAnswer } from "./save-answer";

/**
 * Ends the answers to earlier wordings before a show goes live. Until then they may stay, and those given to
 * a show on air hold to its end: people are asked again, but the wording didn't change what they agreed to.
 */
export async function retireAnswers(ctx: Ctx, eventId: string): Promise<void> {
  const outdated = await ctx.sql<{ person_id: string }>(
    "recording_answers_outdated",
    `SELECT person_id FROM (
       SELECT DISTINCT ON (person_id) person_id, agrees, text_version FROM recording_answer
       WHERE event_id = $1 ORDER BY person_id, answered_at DESC, id DESC
     ) AS last WHERE agrees IS NOT NULL AND text_version <> $2`,
    [eventId, RECORDING_TEXT.version],
  );
  for (const { person_id: personId } of outdated) await saveAnswer(ctx, { eventId, personId, agrees: null });
}
