import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { notetakerContract } from "../contract";
import { presentNotetaker } from "../rows/present-notetaker";
import { findNotetaker } from "./find-notetaker";

type Operation = typeof notetakerContract.getNotetaker;

export async function getNotetaker(ctx: Ctx, { bot_id }: InputOf<Operation>): Promise<OutputOf<Operation>> {
  const bot = await findNotetaker(ctx, bot_id);
  return presentNotetaker(bot, bot.event.slug);
}
