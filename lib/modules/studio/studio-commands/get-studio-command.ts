import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { notFound } from "@/lib/operation/problem";
import type { studioCommandsContract } from "./contract";
import { findCommand } from "./find-command";
import { presentRecords } from "./present-record";

export async function getStudioCommand(
  ctx: Ctx,
  { slug, command_id }: InputOf<typeof studioCommandsContract.getStudioCommand>,
): Promise<OutputOf<typeof studioCommandsContract.getStudioCommand>> {
  const event = await findEvent(ctx, slug);
  const [record] = await presentRecords(ctx, event, [await findCommand(ctx, event.id, command_id)]);
  if (!record) throw notFound();
  return record;
}
