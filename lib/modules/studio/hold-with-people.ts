import type { Event } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import type { HeldStage } from "../show-ledger";
import { holdStage } from "./ensure-stage";
import { readPeople, type ShowPeople } from "./people";

/** The locked stage, and who is in the room behind that lock: one trip for both. */
export async function holdWithPeople(ctx: Ctx, event: Event): Promise<[HeldStage, ShowPeople]> {
  let reading: Promise<ShowPeople> | undefined;
  const held = await holdStage(ctx, event, () => {
    reading = readPeople(ctx, event);
    // Where the lock fails, so does this.
    reading.catch(() => {});
  });
  return [held, await (reading ?? readPeople(ctx, event))];
}
