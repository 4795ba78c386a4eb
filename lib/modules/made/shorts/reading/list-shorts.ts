import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { shortsContract } from "../contract";
import { findSource } from "../find-source";
import { presentShorts } from "./present-shorts";

type Operation = typeof shortsContract.listShorts;

export const listShorts = async (
  ctx: Ctx,
  { include_archived, ...asked }: InputOf<Operation>,
): Promise<OutputOf<Operation>> =>
  presentShorts(ctx, await findSource(ctx, asked), include_archived ?? false);
