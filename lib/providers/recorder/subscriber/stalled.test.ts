import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { lateness } from "@/test/support/beeps/capture-rig";
import { captureRigs } from "@/test/support/beeps/capture-rigs";
import { until } from "@/test/support/until";

const CLOSE_MS = 40;
/** No multiple of the seconds that flashes and beeps are apart. */
const STALL_MS = 2_700;
const startRig = captureRigs("evt_01dddddddddddddddddddddddd");

// In real time: two busy cores miss a moment now and then.
describe("time without media", { retry: 2 }, () => {
  it("keeps its length when the sender stalls, and what follows is in its place", async () => {
    const rig = await startRig();
    await until(() => rig.seconds("camera") > 2 && rig.seconds("microphone") > 2);
    rig.beeper.child.kill("SIGSTOP");
    await sleep(STALL_MS);
    rig.beeper.child.kill("SIGCONT");
    const resumedAt = Date.now();
    const [pictures, sound] = [rig.seconds("camera"), rig.seconds("microphone")];
    await until(() => rig.seconds("camera") > pictures + 3 && rig.seconds("microphone") > sound + 3);
    await rig.capture.leave();
    const later = (times: readonly number[]) => times.filter((time) => time > resumedAt + 200);
    const flashes = lateness(later(await rig.eventsOf("camera")));
    const beeps = lateness(later(await rig.eventsOf("microphone")));
    expect(flashes.length).toBeGreaterThan(1);
    expect(beeps.length).toBeGreaterThan(1);
    for (const late of [...flashes, ...beeps]) expect(Math.abs(late)).toBeLessThan(CLOSE_MS + 10);
  });

  it("keeps its length while the sender is muted", async () => {
    const rig = await startRig();
    await until(() => rig.seconds("camera") > 2 && rig.seconds("microphone") > 2);
    await rig.mute(true);
    await until(() => rig.reports.filter(({ is }) => is === "closed").length === 2);
    await sleep(1_500);
    await rig.mute(false);
    const [pictures, sound] = [rig.seconds("camera"), rig.seconds("microphone")];
    await until(() => rig.seconds("camera") > pictures + 2 && rig.seconds("microphone") > sound + 2);
    await rig.capture.leave();
    expect(rig.parts("camera")).toHaveLength(2);
    expect(rig.parts("microphone")).toHaveLength(2);
    const [flashes, beeps] = [
      lateness(await rig.eventsOf("camera")),
      lateness(await rig.eventsOf("microphone")),
    ];
    for (const late of [...flashes.slice(1), ...beeps.slice(1)])
      expect(Math.abs(late)).toBeLessThan(CLOSE_MS + 60);
  });
});
