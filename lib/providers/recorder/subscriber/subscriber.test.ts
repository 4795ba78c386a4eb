import { describe, expect, it } from "vitest";
import { roomServer } from "@/lib/providers/room";
import { roomName } from "@/lib/providers/room/names";
import type { BeepCodec } from "@/test/support/beeps/beeper";
import { lateness } from "@/test/support/beeps/capture-rig";
import { captureRigs } from "@/test/support/beeps/capture-rigs";
import { expectKeptUntilDeclined } from "@/test/support/beeps/expect-kept-until-declined";
import { until } from "@/test/support/until";

/** Picture and sound of the test's sender are this close to each other and to the clock. */
const CLOSE_MS = 40;
const CODECS: Record<BeepCodec, RegExp> = {
  vp8: /^vp8$/,
  h264: /^avc1\.[0-9a-f]{6}$/,
  vp9: /^vp9$/,
  av1: /^av01\.0\.\d\dM\.08$/,
  "vp9 L2T1_KEY": /^vp9$/,
};
const EVENT = "evt_01cccccccccccccccccccccccc";
const startRig = captureRigs(EVENT);

const worst = (values: readonly number[]): number => Math.max(...values.map(Math.abs));

// In real time: two busy cores miss a moment now and then.
describe("a capture", { retry: 2 }, () => {
  it.each(["vp8", "h264", "vp9", "av1", "vp9 L2T1_KEY"] as const)(
    "of %s has picture and sound where they were on the clock",
    async (codec) => {
      const rig = await startRig(codec);
      await until(() => rig.seconds("camera") > 5 && rig.seconds("microphone") > 5);
      const seen = (await roomServer().participants(roomName("show", EVENT))).find(
        ({ identity }) => identity === "recorder.tracks",
      );
      expect(seen).toMatchObject({ hidden: true, canPublish: false });
      await rig.capture.leave();
      const flashes = lateness(await rig.eventsOf("camera")).slice(1);
      const beeps = lateness(await rig.eventsOf("microphone")).slice(1);
      expect(flashes.length).toBeGreaterThan(2);
      expect(beeps.length).toBeGreaterThan(2);
      expect(worst(flashes)).toBeLessThan(CLOSE_MS + 10);
      expect(worst(beeps)).toBeLessThan(CLOSE_MS);
      const [camera] = rig.parts("camera");
      expect(camera).toMatchObject({
        width: codec === "vp9 L2T1_KEY" ? 640 : 320,
        height: codec === "vp9 L2T1_KEY" ? 360 : 180,
        contentType: codec === "h264" ? "video/mp4" : "video/webm",
        codec: expect.stringMatching(CODECS[codec]),
      });
      const opened = rig.reports.filter(({ is }) => is === "opened");
      const closed = rig.reports.filter(({ is }) => is === "closed");
      expect(closed).toHaveLength(opened.length);
      expect(rig.gone).toEqual(["it was stopped"]);
    },
  );

  it("keeps what someone sent before they declined", async () => {
    const rig = await startRig();
    await until(() => rig.seconds("camera") > 0 && rig.seconds("microphone") > 0);
    await expectKeptUntilDeclined({ ...rig, mediaNow: rig.now });
  });

  it("has nothing of a person who isn't followed, and another part when they are again", async () => {
    const rig = await startRig();
    await until(() => rig.seconds("camera") > 1 && rig.seconds("microphone") > 1);
    const until_ = rig.now();
    rig.unfollow(until_);
    await until(() => rig.reports.filter(({ is }) => is === "closed").length === 2);
    const before = rig.reports.length;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(rig.reports).toHaveLength(before);
    for (const source of ["camera", "microphone"] as const)
      for (const { key } of rig.parts(source))
        expect(rig.chunksOf(key).at(-1)?.startMs).toBeLessThanOrEqual(until_);
    rig.follow();
    await until(() => rig.parts("camera").length === 2 && rig.parts("microphone").length === 2);
    expect(rig.parts("microphone")[1]?.startsAtMs).toBeGreaterThan(until_ + 900);
  });
});
