import { findEvent } from "@/lib/modules/show-basics/show-facts";
import { seqBefore } from "@/lib/modules/stage/show-ledger";
import type { Ctx } from "@/lib/operation/ctx";
import { makeCursor, readCursor } from "@/lib/operation/cursor";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { invalid } from "@/lib/operation/problem";
import { iso } from "@/lib/platform/runtime/clock";
import type { showLedgerContract } from "./contract";
import { walkEntries } from "./entries/walk-entries";
import { entryWithMoment } from "./moment/entry-with-moment";

type Input = InputOf<typeof showLedgerContract.getShowLedger>;

export async function getShowLedger(
  ctx: Ctx,
  input: Input,
): Promise<OutputOf<typeof showLedgerContract.getShowLedger>> {
  checkFilters(input);
  const { slug, limit, cursor, types, session_id, from, to, at } = input;
  const { id } = await findEvent(ctx, slug);
  const view = ctx.principal.scopes.has("studio:read") ? "whole" : "audience";
  const filters = { slug, types, session_id, from: from && iso(from), to: to && iso(to) };
  const cursorAfter = ({ seq }: { seq: number }) => makeCursor(ctx, filters, { value: seq, id: "" });
  if (at) return { limit, cursorAfter, items: entryWithMoment(ctx, id, at, view) };
  const position = readCursor(ctx, filters, cursor);
  const items = walkEntries(ctx, id, view, {
    after: Math.max(Number(position?.value ?? 0), from ? await seqBefore(ctx, id, from) : 0),
    ...(to ? { upTo: await seqBefore(ctx, id, to) } : {}),
    types,
    sessionId: session_id,
    firstRead: limit + 1,
  });
  return { limit, cursorAfter, items };
}

function checkFilters({ cursor, types, session_id, from, to, at }: Input): void {
  if (at && (cursor ?? types ?? session_id ?? from ?? to) !== undefined) throw invalid({ at: "not_allowed" });
  if (from && to && to <= from) throw invalid({ to: "before_start" });
}
