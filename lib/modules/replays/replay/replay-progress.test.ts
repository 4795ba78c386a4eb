import { afterEach, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { api } from "@/test/support/api";
import { composesWithoutPauses } from "@/test/support/composed-recording";
import { EditedShow, SECONDS } from "@/test/support/edited-show";
import type { ReplayWire } from "./schema";

composesWithoutPauses();

let show: EditedShow;
afterEach(() => show.stop());

const RECORDED = SECONDS - 16;

async function asAnyone(): Promise<ReplayWire> {
  const { slug } = show.program.show;
  const answer = await api("GET", `/api/app/events/${slug}/replay`, {
    headers: { "x-showrunner-as": `public:${slug}` },
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.json.data;
}

it("a replay grows to the program's length, without the time in which recording was paused", async () => {
  show = await EditedShow.make([
    { action: "pause_recording", second: 4 },
    { action: "resume_recording", second: 20 },
  ]);
  await db().event.update({
    where: { id: show.program.show.eventId },
    data: { state: "ended", watch: { open: true } },
  });
  expect(await asAnyone()).toMatchObject({ state: "preparing", progress: 0, program: null });
  await show.compose();
  await db().programHeader.updateMany({
    where: { recordingId: show.id },
    data: { width: 160, height: 90 },
  });
  const composed = (composedMs: number) =>
    db().recording.update({
      where: { id: show.id },
      data: { state: "processing", durationMs: null, composedMs },
    });
  await composed((RECORDED * 1000) / 2);
  expect(await asAnyone()).toMatchObject({
    ...{ state: "playable", progress: 0.5, next_in_sec: 3 },
    program: { is_complete: false, duration_sec: RECORDED, composed_sec: RECORDED / 2 },
  });
  await composed(RECORDED * 1000);
  expect((await asAnyone()).progress).toBe(1);
});
