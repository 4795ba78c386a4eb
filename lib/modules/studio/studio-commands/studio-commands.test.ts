import { beforeAll, describe, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { checkEmitted } from "@/test/support/emitted-events";
import { makeShow, putOnAir, type TestShow } from "@/test/support/show";

checkEmitted("studio.command", "show.ended");

const studio = ({ slug }: TestShow, rest: string) => `/v1/events/${slug}/studio/${rest}`;
const stageOf = async (show: TestShow) =>
  (await show.byKey("GET", `/v1/events/${show.slug}/studio`)).json.data.stage;
const execute = (show: TestShow, commands: object[], more: object = {}) =>
  show.byKey("POST", studio(show, "commands"), { commands, ...more });
const undo = (show: TestShow, id: string) => show.byKey("POST", studio(show, `commands/${id}/undo`));

async function run(show: TestShow, body: object): Promise<string> {
  const answer = await execute(show, [body]);
  expect(answer.status, answer.text).toBe(200);
  return answer.json.data.commands[0].id;
}

async function onAir(): Promise<TestShow> {
  const show = await makeShow();
  await putOnAir(show.slug);
  return show;
}

describe("before the show", () => {
  let show: TestShow;
  beforeAll(async () => {
    show = await makeShow();
  });

  it("previews commands and sentences with the stage before and after, and changes nothing", async () => {
    const commands = [{ command: "switch to the grid layout" }, { action: "music_start", volume: 20 }];
    const answer = await show.byKey("POST", studio(show, "commands/preview"), { commands });
    expect(answer.status, answer.text).toBe(200);
    const { data } = answer.json;
    expect(data).toMatchObject({
      commands: [
        { action: "set_layout", words: "switch to the grid layout", risk: "safe", undoable: true },
        { action: "music_start", command: { volume: 20 } },
      ],
      needs_confirm: false,
      runs_now: false,
    });
    expect(data.after.text).toContain("layout grid");
    expect(data.after.text).toMatch(/^Music: .*20%$/m);
    expect(data.before.text).not.toContain("Music");
    expect(data.after.svg).toMatch(/^<svg /);
    expect(await db().studioCommand.count({ where: { eventId: show.eventId } })).toBe(0);
    expect(await db().stage.count({ where: { eventId: show.eventId } })).toBe(0);
  });

  it("accepts commands on a dry run and rejects real ones", async () => {
    const commands = [{ action: "set_layout", layout: "solo" }];
    const tried = await execute(show, commands, { dry_run: true });
    expect(tried.status, tried.text).toBe(200);
    expect(tried.json.data.applied).toEqual(commands);
    const single = await show.byKey("POST", `/v1/events/${show.slug}/studio`, {
      command: "next scene",
      dry_run: true,
    });
    expect(single.status, single.text).toBe(200);
    const real = await execute(show, commands);
    expect([real.status, real.json.error.code]).toEqual([409, "not_live"]);
    expect(await db().studioCommand.count({ where: { eventId: show.eventId } })).toBe(0);
  });

  it("rejects an emergency stop", async () => {
    const answer = await show.byKey("POST", studio(show, "emergency-stop"), { confirm: true });
    expect([answer.status, answer.json.error.code]).toEqual([409, "not_live"]);
  });
});

describe("a list of commands", () => {
  let show: TestShow;
  beforeAll(async () => {
    show = await onAir();
  });

  it("is applied as a whole, each command on top of the previous one", async () => {
    const { version } = await stageOf(show);
    const answer = await execute(
      show,
      [{ action: "set_layout", layout: "grid" }, { command: "next scene, next scene" }],
      { expected_version: version },
    );
    expect(answer.status, answer.text).toBe(200);
    const { data } = answer.json;
    expect(data.applied.map(({ action }: { action: string }) => action)).toEqual([
      "set_layout",
      "go_scene",
      "go_scene",
    ]);
    expect(data.readings).toEqual([null, expect.stringContaining("scene")]);
    expect(data.state_version).toBe(version + 3);
    expect((await stageOf(show)).scene_index).toBe(2);
  });

  it("applies nothing when one command fails, and names it", async () => {
    const { version } = await stageOf(show);
    const answer = await execute(show, [{ action: "confetti" }, { action: "go_scene", index: 90 }]);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.json.error.fields)).toEqual(["commands.1.index"]);
    expect((await stageOf(show)).version).toBe(version);
  });

  it("is rejected when the stage has moved on", async () => {
    const { version } = await stageOf(show);
    await run(show, { action: "applause" });
    const late = await execute(show, [{ action: "confetti" }], { expected_version: version });
    expect([late.status, late.json.error.code]).toEqual([409, "version_conflict"]);
  });

  it("requires confirmation for disruptive commands given in words", async () => {
    const commands = [{ command: "clear the stage" }];
    const asked = await execute(show, commands);
    expect([asked.status, asked.json.error.fields]).toEqual([400, { confirm: "must_be_true" }]);
    expect(asked.json.error.message).toContain("Clear the stage");
    expect((await execute(show, commands, { confirm: true })).status).toBe(200);
    expect((await execute(show, [{ action: "clear_stage" }])).status).toBe(200);
  });
});

describe("undo", () => {
  let show: TestShow;
  beforeAll(async () => {
    show = await onAir();
  });

  it("reverts commands in reverse order, and can itself be undone", async () => {
    const start = (await stageOf(show)).layout;
    const [first, second] = ["solo", "grid", "duo"].filter((layout) => layout !== start);
    const a = await run(show, { action: "set_layout", layout: first });
    const b = await run(show, { action: "set_layout", layout: second });
    const early = await undo(show, a);
    expect([early.status, early.json.error.fields]).toEqual([409, { status: "changed_since" }]);
    expect((await undo(show, b)).status).toBe(200);
    expect((await stageOf(show)).layout).toBe(first);
    const back = await undo(show, a);
    expect(back.status, back.text).toBe(200);
    expect((await stageOf(show)).layout).toBe(start);
    expect((await undo(show, back.json.data.command.id)).status).toBe(200);
    expect((await stageOf(show)).layout).toBe(first);
  });

  it("keeps unrelated later changes", async () => {
    const on = await run(show, { action: "music_start", volume: 30 });
    await run(show, { action: "immersive_on" });
    expect((await undo(show, on)).status).toBe(200);
    expect(await stageOf(show)).toMatchObject({ immersive: true, music: { on: false } });
  });

  it("rejects commands without an inverse and commands of another show", async () => {
    const thrown = await undo(show, await run(show, { action: "confetti" }));
    expect([thrown.status, thrown.json.error.fields]).toEqual([400, { command_id: "not_allowed" }]);
    const other = await onAir();
    const theirs = await run(other, { action: "immersive_on" });
    expect((await undo(show, theirs)).status).toBe(404);
    expect((await show.byKey("GET", studio(show, `commands/${theirs}`))).status).toBe(404);
  });

  it("appears in the history and is linked to the undone command", async () => {
    const id = await run(show, { command: "start the music" });
    const back = (await undo(show, id)).json.data.command.id;
    const history = await show.byKey("GET", `${studio(show, "history")}?limit=2`);
    expect(history.json.data).toMatchObject([
      { id: back, action: "undo", words: "undo music_start", source: "api" },
      { id, words: expect.stringContaining("music"), spoken: "start the music", undone_by: back },
    ]);
    expect(history.json.meta.next_cursor).toBeTypeOf("string");
    const undos = await show.byKey("GET", `${studio(show, "history")}?action=undo`);
    expect(new Set(undos.json.data.map(({ action }: { action: string }) => action))).toEqual(
      new Set(["undo"]),
    );
    const one = await show.byKey("GET", studio(show, `commands/${id}`));
    expect(one.json.data).toMatchObject({ id, undone_by: back });
  });
});

describe("commands in words", () => {
  const say = (show: TestShow, command: string, more: object = {}) =>
    show.byKey("POST", `/v1/events/${show.slug}/studio`, { command, ...more });

  it("say what undo would revert, and revert it once confirmed", async () => {
    const show = await onAir();
    const { layout } = await stageOf(show);
    const other = layout === "grid" ? "duo" : "grid";
    await run(show, { action: "set_layout", layout: other });
    const asked = await say(show, "undo that");
    expect([asked.status, asked.json.error.fields]).toEqual([400, { confirm: "must_be_true" }]);
    expect(asked.json.error.message).toContain("set layout");
    expect((await stageOf(show)).layout).toBe(other);
    const done = await say(show, "undo that", { confirm: true });
    expect(done.status, done.text).toBe(200);
    expect(done.json.data.applied).toMatchObject([{ action: "undo", what: "set_layout" }]);
    expect((await stageOf(show)).layout).toBe(layout);
    expect((await say(show, "undo that", { confirm: true })).status).toBe(400);
  });

  it("require confirmation for an emergency stop and apply it last", async () => {
    const show = await onAir();
    const asked = await execute(show, [{ command: "cover the screen and start the captions" }]);
    expect([asked.status, asked.json.error.fields]).toEqual([400, { confirm: "must_be_true" }]);
    const done = await execute(show, [{ command: "cover the screen and start the captions" }], {
      confirm: true,
    });
    expect(done.status, done.text).toBe(200);
    expect(await stageOf(show)).toMatchObject({ captions: { on: true }, mask: { level: "mask" } });
    const end = await say(show, "end the show", { confirm: true });
    expect(end.status, end.text).toBe(200);
    const session = await db().showSession.findFirstOrThrow({ where: { eventId: show.eventId } });
    expect(session.endedAt).not.toBeNull();
  });

  it("find prepared content by name, and do nothing when only partly understood", async () => {
    const show = await onAir();
    const { workspaceId } = show.workspace;
    const { eventId } = show;
    const sent = { name: "Factory tour", contentType: "video/mp4", sizeBytes: 9 };
    const played = { state: "ready", token: "x".repeat(24), durationMs: 9_000 };
    await db().video.create({
      data: { id: newId("vid"), workspaceId, environment: "test", eventId, ...sent, ...played },
    });
    const done = await say(show, "play the factory tour");
    const src = `/files/videos/${played.token}`;
    expect(done.json.data.applied, done.text).toEqual([{ action: "show_video", src, title: sent.name }]);
    const half = await say(show, "hide the video and paint it green");
    expect(half.json.error.fields).toEqual({ command: "unsupported" });
    expect(half.json.error.message).toMatch(/Understood: hide the video.*Nothing was done/);
  });
});

describe("an emergency stop", () => {
  it("requires confirmation", async () => {
    const show = await onAir();
    const path = studio(show, "emergency-stop");
    const bare = await show.byKey("POST", path, { level: "mask" });
    expect([bare.status, bare.json.error.fields]).toEqual([400, { confirm: "must_be_true" }]);
    expect((await stageOf(show)).mask.level).toBeNull();
  });

  it("covers the show, can be escalated, and is undone to the exact stage before, even if people left", async () => {
    const show = await onAir();
    await run(show, { action: "music_start", volume: 30 });
    const before = await stageOf(show);
    const path = studio(show, "emergency-stop");
    const mask = await show.byKey("POST", path, { level: "mask", confirm: true, message: "One moment" });
    expect(mask.status, mask.text).toBe(200);
    expect(await stageOf(show)).toMatchObject({
      mask: { level: "mask", message: "One moment" },
      music: { on: false },
      stage: [{ muted: true }],
    });
    const command = await execute(show, [{ action: "confetti" }]);
    expect([command.status, command.json.error.fields]).toEqual([409, { status: "mask" }]);
    const hold = await show.byKey("POST", path, { level: "hold", confirm: true });
    expect(hold.status).toBe(200);
    expect((await show.byKey("POST", path, { level: "mask", confirm: true })).status).toBe(409);
    expect((await undo(show, mask.json.data.command.id)).status).toBe(409);
    await db().presence.updateMany({ where: { eventId: show.eventId }, data: { leftAt: new Date() } });
    expect((await undo(show, hold.json.data.command.id)).status).toBe(200);
    expect((await undo(show, mask.json.data.command.id)).status).toBe(200);
    expect({ ...(await stageOf(show)), version: 0 }).toEqual({ ...before, version: 0 });
  });

  it("ends the show for good and closes its session and rooms", async () => {
    const show = await onAir();
    const ended = await show.byKey("POST", studio(show, "emergency-stop"), { confirm: true });
    expect(ended.status, ended.text).toBe(200);
    expect(ended.json.data).toMatchObject({ level: "end", phase: "ended", command: { undoable: false } });
    const event = await db().event.findUniqueOrThrow({ where: { id: show.eventId } });
    expect(event.state).toBe("ended");
    const session = await db().showSession.findFirstOrThrow({ where: { eventId: show.eventId } });
    expect(session.endedAt).not.toBeNull();
    expect(await db().job.count({ where: { subject: show.eventId, kind: "room.close" } })).toBe(1);
    const again = await show.byKey("POST", studio(show, "emergency-stop"), { confirm: true });
    expect([again.status, again.json.error.fields]).toEqual([409, { status: "ended" }]);
  });
});
