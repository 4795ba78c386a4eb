import type { Ctx } from "@/lib/operation/ctx";
import { readPage } from "@/lib/operation/keyset";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { ownedBy } from "@/lib/operation/owned";
import type { knowledgeContract } from "./contract";
import { presentDocument } from "./present";

const COLUMNS = { created_at: "createdAt", title: "title" };

export async function listKnowledge(
  ctx: Ctx,
  input: InputOf<typeof knowledgeContract.listKnowledge>,
): Promise<OutputOf<typeof knowledgeContract.listKnowledge>> {
  return readPage(
    ctx,
    input,
    COLUMNS,
    ({ where, ...rest }) =>
      ctx.db.knowledgeDocument.findMany({ where: { AND: [ownedBy(ctx), where] }, ...rest }),
    presentDocument,
  );
}
