import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import { readPage } from "@/lib/operation/keyset";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { studioCommandsContract } from "./contract";
import { presentRecords } from "./present-record";

const COLUMNS = { created_at: "createdAt" };

export async function getStudioHistory(
  ctx: Ctx,
  { slug, ...input }: InputOf<typeof studioCommandsContract.getStudioHistory>,
): Promise<OutputOf<typeof studioCommandsContract.getStudioHistory>> {
  const event = await findEvent(ctx, slug);
  const { source, action } = input;
  const filter = {
    eventId: event.id,
    ...(source && { source }),
    ...(action && { command: { path: ["action"], equals: action } }),
  };
  const { items, nextCursor } = await readPage(
    ctx,
    { ...input, event_id: event.id },
    COLUMNS,
    ({ where, ...rest }) => ctx.db.studioCommand.findMany({ where: { AND: [filter, where] }, ...rest }),
    (row) => row,
  );
  return { items: await presentRecords(ctx, event, items), nextCursor };
}
