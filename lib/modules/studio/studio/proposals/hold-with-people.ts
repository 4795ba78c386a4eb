import type { Event } from "@/lib/generated/prisma/client";
import type { HeldStage } from "@/lib/modules/stage/show-ledger";
import { holdStage } from "@/lib/modules/stage/stage-state";
import type { Ctx } from "@/lib/operation/ctx";
import type { StageControl } from "@/lib/stage/vocabulary";
import { readPeople, type ShowPeople } from "../people/people";
import { currentStageControl } from "./stage-control";

type Around = [people: ShowPeople, hands: StageControl];

/** The locked stage, and behind that lock who is in the room and in whose hands it is: one trip for all. */
export async function holdWithPeople(ctx: Ctx, event: Event): Promise<[held: HeldStage, ...Around]> {
  const read = (): Promise<Around> =>
    Promise.all([readPeople(ctx, event), currentStageControl(ctx, event.id)]);
  let reading: Promise<Around> | undefined;
  const held = await holdStage(ctx, event, () => {
    reading = read();
    // Where the lock fails, so does this.
    reading.catch(() => {});
  });
  return [held, ...(await (reading ?? read()))];
}
