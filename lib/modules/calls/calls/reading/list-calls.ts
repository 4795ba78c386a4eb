import type { Ctx } from "@/lib/operation/ctx";
import { readPage } from "@/lib/operation/keyset";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { ownedBy } from "@/lib/operation/owned";
import { literalLike } from "@/lib/platform/database/literal-like";
import type { callsContract } from "../contract";
import { searchKey } from "../stored/search-keys";
import { type CallFigures, figuresOf } from "./call-figures";
import { type CallFacts, callFacts, presentCall } from "./present-call";

type Operation = typeof callsContract.listCalls;

const COLUMNS = { created_at: "createdAt", started_at: "heldAt" };

export async function listCalls(ctx: Ctx, input: InputOf<Operation>): Promise<OutputOf<Operation>> {
  const { person, company, from, to, q, source } = input;
  const filter = {
    ...ownedBy(ctx),
    ...(person && { people: { has: searchKey(person) } }),
    ...(company && { companies: { has: searchKey(company) } }),
    ...((from || to) && { heldAt: { ...(from && { gte: from }), ...(to && { lt: to }) } }),
    ...(q && { title: { contains: literalLike(q), mode: "insensitive" as const } }),
    ...(source && { source }),
  };
  let facts: CallFacts = { slugs: new Map(), stale: new Map() };
  let figures = new Map<string, CallFigures>();
  return readPage(
    ctx,
    input,
    COLUMNS,
    async ({ where, ...rest }) => {
      const rows = await ctx.db.salesCall.findMany({
        where: { AND: [filter, where] },
        omit: { transcript: true, analysis: true },
        ...rest,
      });
      facts = await callFacts(ctx, rows);
      figures = await figuresOf(ctx, rows);
      return rows;
    },
    (row) => presentCall(row, facts, figures.get(row.id)),
  );
}
