import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { embedder } from "@/lib/providers/embeddings";
import type { audienceQuestionsContract } from "./contract";
import { groupingOf } from "./grouping-of";

export async function getGroupingCapabilities(
  ctx: Ctx,
  { slug }: InputOf<typeof audienceQuestionsContract.getGroupingCapabilities>,
): Promise<OutputOf<typeof audienceQuestionsContract.getGroupingCapabilities>> {
  const { language } = await findEvent(ctx, slug);
  const embedding = await embedder().embedding();
  const { reason } = groupingOf(embedding, language);
  return {
    driver: embedding.driver,
    grouped: reason === null,
    reason,
    language,
    languages: embedding.languages === null ? null : [...embedding.languages],
  };
}
