import { expect } from "vitest";
import type { ClipWire } from "@/lib/modules/made/shorts/clips/clip-schema";
import type { ShortsWire } from "@/lib/modules/made/shorts/schema";
import { db, sql } from "@/lib/platform/database/db";
import type { ApiAnswer } from "./api";
import { runDispatch } from "./run-jobs";
import { makeToldShow, type ToldShow } from "./told-show";

/** A told show that is ready for clips, of which none is rendered. */
export interface ClipOrders extends ToldShow {
  render: (body: object) => Promise<ApiAnswer>;
  manage: (body: object) => Promise<ApiAnswer>;
  /** Renders, and expects that it's queued. */
  queued: (body: object) => Promise<ClipWire>;
  list: (query?: string) => Promise<ShortsWire>;
  /** Runs the queued jobs through the real function. Returns how they ended. */
  runJobs: () => Promise<unknown[]>;
}

export async function makeClipOrders(): Promise<ClipOrders> {
  const told = await makeToldShow();
  const { show, recordingId } = told;
  await db().recording.update({ where: { id: recordingId }, data: { version: 1, programVersion: 1 } });
  const path = (rest: string) => `/v1/events/${show.slug}/shorts${rest}`;
  const render = (body: object) => show.byKey("POST", path("/render"), body);
  return {
    ...told,
    render,
    manage: (body) => show.byKey("POST", path("/segments"), body),
    queued: async (body) => {
      const answer = await render(body);
      expect(answer.status, answer.text).toBe(200);
      return answer.json.data;
    },
    list: async (query = "") => (await show.byKey("GET", path(query))).json.data,
    runJobs: async () => {
      const rows = await sql<{ id: string; handout: number }>(
        "test_clip_orders",
        `UPDATE job SET handout = handout + 1, state = 'dispatched'
         WHERE kind = 'short.render' AND workspace_id = $1 AND state = 'queued' RETURNING id, handout`,
        [show.workspace.workspaceId],
      );
      const ends: unknown[] = [];
      for (const { id, handout } of rows)
        ends.push((await runDispatch({ jobId: id, kind: "short.render", handout })).end);
      return ends;
    },
  };
}

/** Fills slots of a show: adds segments with ready clips, far from all others. */
export async function fillSlots({ recordingId, sessionId }: ToldShow, count: number): Promise<void> {
  const { workspaceId, environment, eventId } = await db().recording.findUniqueOrThrow({
    where: { id: recordingId },
  });
  for (let number = 100; number < 100 + count; number += 1) {
    const shared = {
      ...{ workspaceId, environment, eventId, recordingId, sessionId, number },
      ...{ fromMs: 60_000 * number, toMs: 60_000 * number + 9_000 },
      ...{ createdAt: new Date(), updatedAt: new Date() },
    };
    await db().clipSegment.create({ data: { ...shared, origin: "crew", title: "Far" } });
    await db().clip.create({
      data: {
        ...shared,
        ...{ id: `clp_${recordingId}_${number}`, segmentNumber: number, state: "ready" },
        ...{ isPreview: false, options: {} },
      },
    });
  }
}
