import type { Event } from "@/lib/generated/prisma/client";
import type { HeldStage } from "@/lib/modules/stage/show-ledger";
import { holdStage } from "@/lib/modules/stage/stage-state";
import type { Ctx } from "@/lib/operation/ctx";
import type { StageControl } from "@/lib/stage/vocabulary";
import { readPeople, type ShowPeople } from "../people/people";
import { currentStageControl } from "./stage-control";

type Around = [people: ShowPeople, hands: StageControl];

/**
 * Returns the locked stage, and, read under that lock, who is in the room and who has stage control. One
 * round trip for all.
 */
export async function holdWithPeople(ctx: Ctx, event: Event): Promise<[held: HeldStage, ...Around]> {
  const read = (): Promise<Around> =>
    Promise.all([readPeople(ctx, event), currentStageControl(ctx, event.id)]);
  let reading: Promise<Around> | undefined;
  const held = await holdStage(ctx, event, () => {
    reading = read();
    // If the lock fails, this fails too.
    reading.catch(() => {});
  });
  return [held, ...(await (reading ?? read()))];
}
