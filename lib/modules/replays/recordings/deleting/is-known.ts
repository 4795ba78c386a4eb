import type { Event } from "@/lib/generated/prisma/client";
import { readShow } from "@/lib/modules/after/playback";
import type { Ctx } from "@/lib/operation/ctx";
import { personOf } from "@/lib/stage/room-identity";
import { namesOfPeople } from "../reading/names-of-people";
import type { RecordingRow } from "../recording-row";

/** Whether someone has tracks in a recording, or is on its show's roster, joined the show or was on its stage. */
export async function isKnown(
  ctx: Ctx,
  event: Event,
  { id, source, tracks }: RecordingRow,
  personId: string,
): Promise<boolean> {
  if (tracks.some((track) => track.personId === personId)) return true;
  if (source !== "show") return false;
  if ((await namesOfPeople(ctx, event, [personId])).has(personId)) return true;
  const stages = (await readShow(id))?.show.timeline.stages ?? [];
  return stages.some(({ state }) => state.stage.some(({ identity }) => personOf(identity) === personId));
}
