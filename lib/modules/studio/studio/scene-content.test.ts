import { beforeEach, describe, expect, it } from "vitest";
import { stageAfter } from "@/lib/modules/stage/show-ledger";
import { db, sql } from "@/lib/platform/database/db";
import type { StageState } from "@/lib/stage";
import { readyVideo } from "@/test/support/ready-video";
import { makeShow, putOnAir, type TestShow } from "@/test/support/show";

let show: TestShow;
let video: string;

const v1 = (rest: string) => `/v1/events/${show.slug}/${rest}`;
const command = async (body: object) => {
  const answer = await show.byKey("POST", v1("studio"), body);
  expect(answer.status, answer.text).toBe(200);
  return answer.json.data;
};
const stage = async (): Promise<StageState> => (await show.byKey("GET", v1("studio"))).json.data.stage;
const part = (title: string, more: object = {}) => ({ title, type: "talk", duration_sec: 60, ...more });

async function plan(...segments: object[]): Promise<void> {
  const saved = await show.byKey("PUT", v1("plan"), { segments });
  expect(saved.status, saved.text).toBe(200);
}

beforeEach(async () => {
  show = await makeShow({ plan: false });
  video = await readyVideo(show.slug);
});

describe("a scene with content", () => {
  it("plays its video, shows the whiteboard and is undone to the exact previous stage", async () => {
    await plan(
      part("Welcome"),
      part("Film", { video: { video_id: video } }),
      part("Sketches", { whiteboard: true }),
    );
    await putOnAir(show.slug);
    const before = await stage();
    const { warnings } = await command({ action: "go_scene", index: 1 });
    expect(warnings).toEqual([]);
    const on = await stage();
    expect(on.video).toMatchObject({ visible: true, video_id: video, title: "Trailer", position_sec: 0 });
    expect(on.video.started_at).toBe(on.scene_started_at);
    await command({ command: "next scene" });
    expect(await stage()).toMatchObject({
      whiteboard: { visible: true },
      video: { visible: false, started_at: null },
    });
    await command({ command: "undo", confirm: true });
    expect(await stage()).toMatchObject({ scene_id: on.scene_id, video: on.video });
    await command({ command: "undo", confirm: true });
    const back = await stage();
    expect({ ...back, version: 0 }).toEqual({ ...before, version: 0 });
    const { seq } = await db().stage.findUniqueOrThrow({ where: { eventId: show.eventId } });
    expect(await stageAfter({ sql }, show.eventId, seq)).toEqual(back);
  });

  it("continues without a video that isn't ready or belongs to another show, and warns", async () => {
    const other = await makeShow({ plan: false, workspace: show.workspace });
    const late = await readyVideo(show.slug, { name: "Later", state: "converting" });
    const foreign = await readyVideo(other.slug);
    await plan(
      part("Welcome"),
      part("Late", { video: { video_id: late } }),
      part("Foreign", { video: { video_id: foreign } }),
    );
    const { findings } = (await show.byKey("POST", v1("plan/validate"), {})).json.data;
    expect(findings.filter(({ code }: { code: string }) => code === "missing_video")).toMatchObject([
      { severity: "error", path: "segments.2.video", message: "This video isn't part of the show." },
      { severity: "warning", path: "segments.1.video", message: "The video “Later” isn't ready yet." },
    ]);
    await putOnAir(show.slug);
    for (const [index, id] of [late, foreign].entries()) {
      const { warnings } = await command({ action: "go_scene", index: index + 1 });
      expect(warnings).toMatchObject([{ code: "video_not_ready", video_id: id, identity: "" }]);
      expect((await stage()).video).toMatchObject({ visible: false, video_id: null });
    }
    await db().video.update({ where: { id: late }, data: { state: "ready" } });
    expect((await command({ action: "go_scene", index: 1 })).warnings).toEqual([]);
    expect((await stage()).video).toMatchObject({ visible: true, video_id: late });
  });

  it("starts its video only when the show begins", async () => {
    await plan(part("Film", { video: { video_id: video } }));
    expect((await stage()).video).toMatchObject({ visible: true, started_at: null });
    await putOnAir(show.slug);
    const { video: shown, started_at } = await stage();
    expect([shown.visible, shown.started_at]).toEqual([true, started_at]);
  });

  it("prevents its video from being deleted while the run of show uses it", async () => {
    await plan(part("Film", { video: { video_id: video } }));
    const refused = await show.byKey("DELETE", v1(`videos/${video}`), {});
    expect(refused.json.error).toMatchObject({ code: "version_conflict", fields: { status: "attached" } });
    await plan(part("Film"));
    expect((await show.byKey("DELETE", v1(`videos/${video}`), {})).status).toBe(200);
  });
});

describe("a stage and a run of show from a previous release", () => {
  it("load with defaults and keep working", async () => {
    await plan(part("Welcome"), part("Talk"));
    await putOnAir(show.slug);
    await db().$executeRawUnsafe(
      `UPDATE stage SET state = jsonb_set(state, '{scenes}', (SELECT jsonb_agg(s - 'video' - 'whiteboard') FROM jsonb_array_elements(state->'scenes') s)) WHERE event_id = $1`,
      show.eventId,
    );
    await db().$executeRawUnsafe(
      `UPDATE plan SET segments = (SELECT jsonb_agg(s - 'video' - 'whiteboard') FROM jsonb_array_elements(segments) s) WHERE event_id = $1`,
      show.eventId,
    );
    const { segments } = (await show.byKey("GET", v1("plan"))).json.data;
    expect(segments).toMatchObject([
      { video: null, whiteboard: false },
      { video: null, whiteboard: false },
    ]);
    await command({ action: "go_scene", index: 1 });
    await command({ command: "undo", confirm: true });
    expect(await stage()).toMatchObject({ scene_index: 0 });
  });
});
