import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { db } from "@/lib/platform/database/db";
import { hibariVoice, onnxRuntime } from "@/lib/platform/models/models";
import { env } from "@/lib/platform/runtime/env";
import { newId } from "@/lib/platform/runtime/ids";
import { roomServer } from "@/lib/providers/room";
import type { ApiAnswer } from "@/test/support/api";
import { areModelsAvailable, LOCAL_MODELS } from "@/test/support/models";
import { makeShow, putOnAir, type TestShow } from "@/test/support/show";
import { cueWords } from "./cue-words";

type Call = (method: string, path: string, body?: unknown) => Promise<ApiAnswer>;
interface Cue {
  name: string;
  text: string;
  at: string;
}

let show: TestShow;
let ana: string;
let ben: string;
let byAna: Call;
let byBen: Call;

const page = (path: string) => `/api/app/events/${show.slug}/${path}`;
const cuesOf = async (by: Call): Promise<Cue[]> => (await by("GET", page("my-cues"))).json.data.cues;
const textsOf = async (by: Call) => (await cuesOf(by)).map(({ text }) => text);
const hear = (by: Call, cue: string) => by("GET", page(`my-cue?cue=${encodeURIComponent(cue)}`));

beforeEach(async () => {
  show = await makeShow({ plan: false, guests: [{ name: "Ana Ruiz" }, { name: "Ben Okafor" }] });
  const guests = await db().guest.findMany({ where: { eventId: show.eventId }, orderBy: { name: "asc" } });
  [ana = "", ben = ""] = guests.map(({ id }) => id);
  for (const id of [ana, ben])
    await show.byKey("POST", `/v1/events/${show.slug}/guests/${id}/access-link`, { action: "create" });
  byAna = await show.byGuest(ana);
  byBen = await show.byGuest(ben);
  const segments = [
    { title: "Ana talks", type: "talk", duration_sec: 600, assignee: ana },
    { title: "Ben talks", type: "talk", duration_sec: 300, assignee: "ben okafor" },
  ];
  const planned = await show.byKey("PUT", `/v1/events/${show.slug}/plan`, { segments });
  expect(planned.status, planned.text).toBe(200);
});

describe("timing cues", () => {
  it("are specific to each speaker and timed to the current segment", async () => {
    expect(await cuesOf(byAna)).toEqual([]);
    await putOnAir(show.slug);
    const { stage } = (await show.byKey("GET", `/v1/events/${show.slug}/studio`)).json.data;
    const begins = Date.parse(stage.scene_started_at);
    const mine = await cuesOf(byAna);
    expect(mine.map(({ text, at }) => [text, (Date.parse(at) - begins) / 1000])).toEqual([
      ["Thirty seconds left.", 570],
      ["Please wrap up. Next is ben okafor.", 600],
      ["You’re one minute over.", 660],
    ]);
    expect(await textsOf(byBen)).toEqual(["You’re on next, after Ana Ruiz.", "You’re on in one minute."]);
    // The same cue always has the same name, in every answer.
    expect(await cuesOf(byAna)).toEqual(mine);
  });

  it("can't be read or heard by anyone else", async () => {
    await putOnAir(show.slug);
    const [first] = await cuesOf(byAna);
    const name = first?.name ?? "";
    expect((await hear(byAna, name)).status).toBe(200);
    expect((await hear(byBen, name)).status).toBe(404);
    for (const path of ["my-cues", `my-cue?cue=${name}`])
      for (const by of [show.byHost, show.anyone]) expect((await by("GET", page(path))).status).toBe(401);
    const feed = await show.byKey("GET", `/v1/events/${show.slug}/feed`);
    expect(feed.text).not.toContain("Thirty seconds left");
  });

  it("aren't given when the show turns them off", async () => {
    await putOnAir(show.slug);
    const off = await show.byKey("PATCH", `/v1/events/${show.slug}`, { emcee: { private_cues: false } });
    expect(off.json.data.event.emcee, off.text).toMatchObject({ voice: "nova", private_cues: false });
    const { data } = (await byAna("GET", page("my-cues"))).json;
    expect(data).toMatchObject({ from_timing: false, cues: [] });
  });

  it("are worded in four languages, with English as the fallback", () => {
    const cue = { kind: "wrap_up", name: "", at: 0, neighbour: "Ana" } as const;
    const words = ["en", "de-AT", "fr", "es"].map((language) => cueWords(cue, language));
    expect(new Set(words).size).toBe(4);
    for (const each of words) expect(each).toContain("Ana");
    expect(cueWords(cue, "ja")).toBe(words[0]);
    expect(cueWords({ ...cue, neighbour: null }, "en")).toBe("Please wrap up.");
  });
});

describe("a guest's run of show", () => {
  const segmentsOf = async (by: Call): Promise<{ title: string; mine: boolean }[]> => {
    const { data } = (await by("GET", page("my-cues"))).json;
    return data.segments.map(({ title, mine }: { title: string; mine: boolean }) => ({ title, mine }));
  };
  const forAna = [
    { title: "Ana talks", mine: true },
    { title: "Ben talks", mine: false },
  ];

  it("doesn't depend on what the signup page shows, or on whether it is published", async () => {
    const hidden = await show.byKey("PUT", `/v1/events/${show.slug}/signup`, {
      show_agenda: false,
      show_speakers: false,
    });
    expect(hidden.status, hidden.text).toBe(200);
    const done = await show.byKey("POST", `/v1/events/${show.slug}/signup/publish`, {});
    expect(done.status, done.text).toBeLessThan(300);
    const open = await show.anyone("GET", `/api/app/events/${show.slug}/public`);
    expect(open.json.data.agenda).toEqual([]);
    expect(await segmentsOf(byAna)).toEqual(forAna);
    expect((await segmentsOf(byBen)).map(({ mine }) => mine)).toEqual([false, true]);
    await db().event.update({ where: { slug: show.slug }, data: { state: "draft" } });
    expect(await segmentsOf(byAna)).toEqual(forAna);
  });

  it("follows the plan before the show, and the stage on air", async () => {
    const segments = [{ title: "Welcome", type: "intro", duration_sec: 60 }];
    const planned = await show.byKey("PUT", `/v1/events/${show.slug}/plan`, {
      segments: [...segments, { title: "Ana talks", type: "talk", duration_sec: 600, assignee: ana }],
    });
    expect(planned.status, planned.text).toBe(200);
    expect((await segmentsOf(byAna)).map(({ title }) => title)).toEqual(["Welcome", "Ana talks"]);
    await putOnAir(show.slug);
    const moved = await show.byHost("POST", `/v1/events/${show.slug}/studio`, {
      ...{ action: "move_scene", from: 1, to: 0 },
    });
    expect(moved.status, moved.text).toBe(200);
    expect((await segmentsOf(byAna)).map(({ title }) => title)).toEqual(["Ana talks", "Welcome"]);
  });

  it("doesn't name people who are only proposed", async () => {
    await db().guestProposal.create({
      data: { id: newId("gst"), eventId: show.eventId, name: "Zoltan Kovacs" },
    });
    await show.byKey("PUT", `/v1/events/${show.slug}/plan`, {
      segments: [{ title: "Talk with Zoltan Kovacs", type: "talk", duration_sec: 300 }],
    });
    const [only] = await segmentsOf(byAna);
    expect(only?.title).not.toContain("Zoltan");
    expect(only?.title).not.toBe("");
  });
});

describe("spoken crew messages", () => {
  const write = async (body: object): Promise<{ id: string; spoken: boolean }> => {
    const sent = await show.byHost("POST", `/v1/events/${show.slug}/private-messages`, body);
    expect(sent.status, sent.text).toBe(201);
    return sent.json.data;
  };

  it("are heard only by the guest they were sent to, and only when marked as spoken", async () => {
    const told = vi.spyOn(roomServer(), "send").mockResolvedValue(true);
    const cue = await write({ guest_id: ana, text: "Look into the camera.", spoken: true });
    expect(cue.spoken).toBe(true);
    const heard = (await hear(byAna, cue.id)).json.data;
    expect(heard.text).toBe("Look into the camera.");
    expect((await hear(byBen, cue.id)).status).toBe(404);
    const quiet = await write({ guest_id: ana, text: "Later." });
    expect(quiet.spoken).toBe(false);
    expect((await hear(byAna, quiet.id)).status).toBe(404);
    const own = (await byAna("POST", page("my-messages"), { text: "Say my words." })).json.data;
    expect((await hear(byAna, own.id)).status).toBe(404);
    // The room is notified that there is something to read, without text or sound.
    for (const [, message] of told.mock.calls) expect(message.text).not.toContain("camera");
    vi.restoreAllMocks();
  });

  it("are left as text when no voice is installed or they are too long", async () => {
    const { id } = await write({ guest_id: ana, text: "Smile.", spoken: true });
    expect((await hear(byAna, id)).json.data).toMatchObject({
      text: "Smile.",
      sound: null,
      silence: "no_voice",
    });
    expect((await byAna("GET", page("my-cues"))).json.data.silence).toBe("no_voice");
    const long = await write({ guest_id: ana, text: "word ".repeat(60), spoken: true });
    expect((await hear(byAna, long.id)).json.data).toMatchObject({ sound: null, silence: "too_long" });
  });
});

const without = env().MODELS_DIR;

describe.skipIf(!areModelsAvailable(onnxRuntime, hibariVoice))("with the built-in voice", () => {
  beforeEach(() => void Object.assign(env(), { MODELS_DIR: LOCAL_MODELS }));
  afterEach(() => void Object.assign(env(), { MODELS_DIR: without }));

  it("returns the sound in the response and stores no file", async () => {
    await putOnAir(show.slug);
    const [first] = await cuesOf(byAna);
    const { sound, silence } = (await hear(byAna, first?.name ?? "")).json.data;
    expect(silence).toBeNull();
    const file = Buffer.from(sound, "base64");
    expect(file.toString("latin1", 0, 4)).toBe("RIFF");
    expect(file.length).toBeGreaterThan(24_000);
    expect(await db().storedFile.count({ where: { workspaceId: show.workspace.workspaceId } })).toBe(0);
  });
});
