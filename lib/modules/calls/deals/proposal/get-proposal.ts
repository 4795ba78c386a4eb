import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { dealsContract } from "../contract";
import { findProposal } from "./find-proposal";
import { presentProposal } from "./present-proposal";

export async function getProposal(
  ctx: Ctx,
  { proposal }: InputOf<typeof dealsContract.getProposal>,
): Promise<OutputOf<typeof dealsContract.getProposal>> {
  return presentProposal(ctx, await findProposal(ctx, proposal));
}
