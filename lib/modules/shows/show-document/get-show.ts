import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { showDocumentContract } from "./contract";
import { PARTS } from "./parts";
import { FORMAT } from "./show-form";

/** Returns the parts that the caller may read. */
export async function getShow(
  ctx: Ctx,
  { slug }: InputOf<typeof showDocumentContract.getShow>,
): Promise<OutputOf<typeof showDocumentContract.getShow>> {
  const event = await findEvent(ctx, slug);
  const document: Record<string, unknown> & { format: 1 } = { format: FORMAT };
  for (const part of PARTS)
    if (ctx.principal.scopes.has(part.scopes.read))
      document[part.name] = part.present(await part.read(ctx, event));
  return document;
}
