import { afterEach, describe, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { api } from "@/test/support/api";
import { composesWithoutPauses } from "@/test/support/composed-recording";
import { EditedShow, SECONDS } from "@/test/support/edited-show";
import { canRender, readyPrograms } from "@/test/support/ready-program";
import { putOnAir } from "@/test/support/show";
import { joinProgram } from "./files/join-program";
import { sponsorMoments } from "./files/sponsor-moments";
import { readShow } from "./rows/read-show";

composesWithoutPauses();

describe("moments that name a sponsor", () => {
  let show: EditedShow;
  afterEach(() => show.stop());

  const moments = async () => {
    const read = await readShow(show.id);
    const sponsors = [
      { id: "spo_acme", name: "Acme Inc.", previousNames: ["Acme"] },
      { id: "spo_zeta", name: "Zeta", previousNames: [] },
    ];
    return read && sponsorMoments(read, sponsors);
  };

  it("are in the middle of the longest time that the program plays, and none once the layer is hidden", async () => {
    show = await EditedShow.make([{ action: "lower_third", title: "Acme", subtitle: "Gold", second: 4 }]);
    await show.compose();
    const middle = (4 + SECONDS) / 2;
    expect(await moments()).toEqual([
      { sponsorId: "spo_acme", placement: "lower_third", frame: middle * 30 },
    ]);
    // Of what is left of it, the second part is longer.
    await show.edit({ kind: "hide_layer", layer: "lower_third", from_sec: 8, to_sec: 20 });
    expect(await moments()).toMatchObject([{ frame: ((20 + SECONDS) / 2) * 30 }]);
    await show.edit({ kind: "hide_layer", layer: "lower_third" });
    expect(await moments()).toEqual([]);
  });

  it("are when the ticker has brought the name into the picture", async () => {
    const items = ["Gold: Zeta", "A line without a sponsor", "Gold: Acme"];
    show = await EditedShow.make([
      { action: "set_ticker", items, second: 1 },
      { action: "show_ticker", second: 2 },
    ]);
    await show.compose();
    const seconds = (await moments())?.map(({ sponsorId, frame }) => [sponsorId, frame / 30]);
    // A round takes 14 s. Acme's is the last third of it, two seconds before it reaches the left edge.
    expect(seconds).toEqual([
      ["spo_acme", expect.closeTo(2 + 14 * (58 / 80) - 2, 1)],
      ["spo_zeta", expect.closeTo(2 + 14 - 2, 1)],
    ]);
  });
});

const readyProgram = readyPrograms();

describe.skipIf(!canRender)("a sponsor's still", () => {
  it("is made with the MP4, shown by its own address alone, and gone with an edit", async () => {
    const { show, id, sessionId } = await readyProgram();
    const { eventId, slug } = show;
    await show.byKey("POST", `/v1/events/${slug}/sponsors`, { name: "Acme", placements: ["lower_third"] });
    await putOnAir(slug);
    const line = { action: "lower_third", title: "Acme", subtitle: "Gold" };
    expect((await show.byKey("POST", `/v1/events/${slug}/studio`, line)).status).toBe(200);
    await db().showSession.deleteMany({ where: { eventId, id: { not: sessionId } } });
    const { at } = await db().showEvent.findFirstOrThrow({ where: { eventId, type: "lower_third" } });
    const endedAt = new Date(at.getTime() + 6_000);
    const times = { startedAt: at, mediaStartedAt: at, endedAt };
    await db().showSession.update({ where: { id: sessionId }, data: times });
    await db().recording.update({ where: { id }, data: { startedAt: at, endedAt } });
    await joinProgram(id, 1, new AbortController().signal);

    const sponsors = async () => {
      const answer = await api("GET", `/v1/events/${slug}/analytics`, { key: await show.workspace.key() });
      expect(answer.status, answer.text).toBe(200);
      return answer.json.data.sponsors;
    };
    const [{ stills }] = await sponsors();
    expect(stills).toEqual([
      { placement: "lower_third", recording_id: id, at_sec: 3, url: expect.any(String) },
    ]);
    const [{ url }] = stills;
    const picture = await fetch(url);
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    const { default: sharp } = await import("sharp");
    expect(await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).toMatchObject({ width: 960 });
    for (const other of ["master.m3u8", "thumbnail.jpg", "program.mp4"])
      expect((await fetch(url.replace("still.jpg", other))).status, other).toBe(404);

    const key = await show.workspace.key("test", ["content:write"]);
    const edit = { kind: "hide_layer", layer: "lower_third" };
    const edited = await api("POST", `/v1/events/${slug}/recordings/${id}/edits`, { key, body: edit });
    expect(edited.status, edited.text).toBe(200);
    expect((await fetch(url)).status).toBe(404);
    expect(await sponsors()).toMatchObject([{ stills: [] }]);
  });
});
