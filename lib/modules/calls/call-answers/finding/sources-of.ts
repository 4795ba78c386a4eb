import { type FactCorrectionWire, presentFacts } from "@/lib/modules/calls/calls";
import type { FoundPassage } from "@/lib/modules/calls/passages";
import type { Ctx } from "@/lib/operation/ctx";
import { ownedBy } from "@/lib/operation/owned";

export interface Source {
  kind: "call" | "document";
  /** The id that callers use. */
  id: string;
  /** Title, people and companies. */
  about: string;
  /** Of what was found in a call. */
  corrections: readonly FactCorrectionWire[];
}

/** By the ids of rows. */
export type Sources = ReadonlyMap<string, Source>;

export const sourceOf = ({ salesCallId, documentId }: FoundPassage): string =>
  salesCallId ?? documentId ?? "";

/** Returns the calls and documents of passages. */
export async function sourcesOf(ctx: Ctx, passages: readonly FoundPassage[]): Promise<Sources> {
  const ids = [...new Set(passages.map(sourceOf))];
  const where = { ...ownedBy(ctx), id: { in: ids } };
  const calls = await ctx.db.salesCall.findMany({
    where,
    select: { id: true, callId: true, title: true, people: true, companies: true, corrections: true },
  });
  const documents = await ctx.db.knowledgeDocument.findMany({ where, select: { id: true, title: true } });
  return new Map<string, Source>([
    ...calls.map(({ id, callId, title, people, companies, corrections }): [string, Source] => [
      id,
      {
        ...{ kind: "call", id: callId, about: [title ?? "", ...people, ...companies].join(" ") },
        // What was added and removed again is as if it had never been there.
        corrections: presentFacts(corrections).filter(({ added, removed }) => !(added && removed)),
      },
    ]),
    ...documents.map(({ id, title }): [string, Source] => [
      id,
      { kind: "document", id, about: title, corrections: [] },
    ]),
  ]);
}
