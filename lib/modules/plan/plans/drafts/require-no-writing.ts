import type { Plan as PlanRow } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { stateConflict } from "@/lib/operation/problem";
import { presentDraft } from "./present-draft";

/** Throws while a draft is being written: another one can only follow it. */
export async function requireNoWriting(ctx: Ctx, row: PlanRow | null): Promise<void> {
  const writing = row?.status === "generating" || (await presentDraft(ctx, row))?.status === "writing";
  if (writing) throw stateConflict("generating", "A draft is already being written.");
}
