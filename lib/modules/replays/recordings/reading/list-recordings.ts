import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import { readPage } from "@/lib/operation/keyset";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { recordingsContract } from "../contract";
import { WITH_TRACKS } from "../recording-row";
import { recordingPresenter } from "./recording-presenter";

const COLUMNS = { created_at: "createdAt", started_at: "startedAt" };

export async function listRecordings(
  ctx: Ctx,
  { slug, ...input }: InputOf<typeof recordingsContract.listRecordings>,
): Promise<OutputOf<typeof recordingsContract.listRecordings>> {
  const event = await findEvent(ctx, slug);
  const filter = { eventId: event.id, deletedAt: null, liveOnly: false };
  const page = await readPage(
    ctx,
    { ...input, event_id: event.id },
    COLUMNS,
    ({ where, ...rest }) =>
      ctx.db.recording.findMany({ where: { AND: [filter, where] }, include: WITH_TRACKS, ...rest }),
    (row) => row,
  );
  const present = await recordingPresenter(ctx, event, page.items);
  return { ...page, items: page.items.map(present) };
}
