import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MOST_BEHIND_MS, PictureClock } from "./picture-clock";

const AT = Date.parse("2027-03-02T17:00:00Z");
const moment = (seconds: number, picture: number | null, isOver = false) => ({
  server: AT + seconds * 1000,
  picture: picture === null ? null : AT + picture * 1000,
  isOver,
});
const seconds = (time: number) => (time - AT) / 1000;

describe("the time beside a picture", () => {
  it("is the picture's, and at most half a minute behind", () => {
    const clock = new PictureClock();
    expect(seconds(clock.read(moment(100, null)))).toBe(70);
    expect(seconds(clock.read(moment(101, 86)))).toBe(86);
    expect(seconds(clock.read(moment(115, 86)))).toBe(86);
    expect(seconds(clock.read(moment(120, 86)))).toBe(90);
    expect(seconds(clock.read(moment(121, 106)))).toBe(106);
  });

  it("reaches the end when the picture stands still after the show has ended", () => {
    const clock = new PictureClock();
    clock.read(moment(100, 85));
    expect(seconds(clock.read(moment(104, 90, true)))).toBe(90);
    expect(seconds(clock.read(moment(108, 90, true)))).toBe(90);
    expect(seconds(clock.read(moment(109, 90, true)))).toBe(109);
  });

  it("never runs backward, ahead of the show, or more than half a minute behind", () => {
    const reading = fc.record({
      passed: fc.integer({ min: 0, max: 20_000 }),
      behind: fc.option(fc.integer({ min: -5_000, max: 90_000 })),
      isOver: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(reading), (readings) => {
        const clock = new PictureClock();
        let server = AT;
        let before = Number.NEGATIVE_INFINITY;
        for (const { passed, behind, isOver } of readings) {
          server += passed;
          const time = clock.read({ server, picture: behind === null ? null : server - behind, isOver });
          expect(time).toBeGreaterThanOrEqual(Math.max(before, server - MOST_BEHIND_MS));
          expect(time).toBeLessThanOrEqual(server);
          before = time;
        }
      }),
    );
  });
});
