import { randomInt } from "node:crypto";
import type { BoardVersion } from "@/lib/live/whiteboard/element";
import { elementOf } from "@/lib/live/whiteboard/element-of";
import { placesAbove } from "@/lib/live/whiteboard/places-above";
import { findAvailableShow, hostPersonIdOf, requireStageControl } from "@/lib/modules/studio/studio";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { whiteboardContract } from "../contract";
import type { Drawing } from "../schema";
import { drawOn, holdBoard } from "./draw";
import { lookForDrawing } from "./may-draw";

const MAX_INT = 2_147_483_647;
const random = () => randomInt(MAX_INT);

const TOP =
  "SELECT max(element->>'index' COLLATE \"C\") AS top FROM whiteboard_element WHERE event_id = $1 AND NOT deleted";

const NAMED = `
SELECT id, version FROM whiteboard_element WHERE event_id = $1 AND NOT deleted AND ($2 OR id = ANY ($3::text[]))`;

export async function updateWhiteboard(
  ctx: Ctx,
  { slug, clear, remove, add }: InputOf<typeof whiteboardContract.updateWhiteboard>,
): Promise<OutputOf<typeof whiteboardContract.updateWhiteboard>> {
  const event = await findAvailableShow(ctx, slug);
  await lookForDrawing(ctx, event.id);
  await ctx.ahead(() => requireStageControl(ctx, event.id));
  const board = await holdBoard(ctx, event.id);
  const deleted = clear || remove.length > 0 ? await named(ctx, event.id, clear, remove) : [];
  const elements = add.length > 0 ? await drawnOnTop(ctx, event.id, add) : [];
  const person = hostPersonIdOf(ctx.principal, event.id);
  const { revision, erased } = await drawOn(ctx, event.id, person, board, { elements, deleted });
  ctx.record({
    subjectType: "whiteboard",
    subjectId: event.id,
    after: { revision, added: elements.length, removed: erased },
  });
  return { revision, added: elements.map(({ id }) => id), removed: erased };
}

/** Returns those elements that exist, marked as deleted. */
async function named(
  ctx: Ctx,
  eventId: string,
  all: boolean,
  ids: readonly string[],
): Promise<BoardVersion[]> {
  const rows = await ctx.sql<{ id: string; version: number }>("whiteboard_named", NAMED, [eventId, all, ids]);
  return rows.map(({ id, version }) => ({ id, version: version + 1, versionNonce: random() }));
}

async function drawnOnTop(ctx: Ctx, eventId: string, add: readonly Drawing[]) {
  const [row] = await ctx.sql<{ top: string | null }>("whiteboard_top", TOP, [eventId]);
  const places = placesAbove(row?.top ?? null, add.length);
  return add.map((drawing, at) =>
    elementOf(drawing, {
      id: ctx.newId("wbe"),
      index: places[at] ?? "",
      seed: random(),
      versionNonce: random(),
    }),
  );
}
