import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { ownedBy } from "@/lib/operation/owned";
import { notFound } from "@/lib/operation/problem";
import type { knowledgeContract } from "./contract";
import { auditDocument, presentDocument } from "./present";

type Operation = typeof knowledgeContract.deleteKnowledge;

/** Its passages are deleted with it. */
export async function deleteKnowledge(
  ctx: Ctx,
  { document_id }: InputOf<Operation>,
): Promise<OutputOf<Operation>> {
  const where = { ...ownedBy(ctx), id: document_id };
  const row = await ctx.db.knowledgeDocument.findFirst({ where });
  if (!row) throw notFound();
  const { count } = await ctx.db.knowledgeDocument.deleteMany({ where });
  // A concurrent call deleted it first.
  if (count === 0) throw notFound();
  ctx.record({ subjectType: "knowledge_document", subjectId: row.id, before: auditDocument(row) });
  return presentDocument(row);
}
