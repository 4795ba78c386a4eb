import { requireActive } from "@/lib/modules/show-basics/clients";
import { findEvent, lockEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { Problem, stateConflict } from "@/lib/operation/problem";
import { compare } from "./compare";
import type { showDocumentContract } from "./contract";
import { readDocument } from "./read-document";

/** Applies the difference that was previewed, all of it or nothing. */
export async function applyShow(
  ctx: Ctx,
  { slug, document, hash }: InputOf<typeof showDocumentContract.applyShow>,
): Promise<OutputOf<typeof showDocumentContract.applyShow>> {
  const wanted = readDocument(document);
  const event = await lockEvent(ctx, slug);
  if (event.state === "archived") throw stateConflict(event.state, "An archived event can't be changed.");
  requireActive(await ctx.db.client.findUniqueOrThrow({ where: { id: event.clientId } }));
  const compared = await compare(ctx, event, wanted, "write");
  if (compared.hash !== hash)
    throw new Problem(
      "version_conflict",
      "The show or the document has changed since the hash was created. Call planShow again and review the changes.",
      { hash: "invalid" },
    );
  const changed = new Set(compared.changes.map(({ part }) => part));
  for (const { part, current, wanted: next } of compared.parts)
    if (changed.has(part.name)) await part.write(ctx, await findEvent(ctx, slug), current, next);
  ctx.record({ subjectType: "event", subjectId: slug, after: { show_document: hash, parts: [...changed] } });
  // The verbs have set versions of their own.
  delete ctx.meta.version;
  return { hash, changes: compared.changes };
}
