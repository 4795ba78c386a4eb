import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { compare } from "./compare";
import type { showDocumentContract } from "./contract";
import { readDocument } from "./read-document";

export async function planShow(
  ctx: Ctx,
  { slug, document }: InputOf<typeof showDocumentContract.planShow>,
): Promise<OutputOf<typeof showDocumentContract.planShow>> {
  const wanted = readDocument(document);
  const { changes, hash } = await compare(ctx, await findEvent(ctx, slug), wanted, "read");
  return { hash, changes };
}
