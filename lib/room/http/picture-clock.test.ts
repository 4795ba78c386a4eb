import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MOST_BEHIND_MS, PictureClock } from "./picture-clock";

const AT = Date.parse("2027-03-02T17:00:00Z");
const moment = (seconds: number, picture: number | null, ended: number | null = null) => ({
  server: AT + seconds * 1000,
  picture: picture === null ? null : AT + picture * 1000,
  endedAt: ended === null ? null : AT + ended * 1000,
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
    expect(seconds(clock.read(moment(104, 90, 91)))).toBe(90);
    expect(seconds(clock.read(moment(108, 90, 91)))).toBe(90);
    expect(seconds(clock.read(moment(109, 90, 91)))).toBe(109);
  });

  it("waits for a picture that is far behind at the end, and for one that stalls before it", () => {
    const clock = new PictureClock();
    expect(seconds(clock.read(moment(100, 50)))).toBe(70);
    expect(seconds(clock.read(moment(121, 71, 100)))).toBe(71);
    expect(seconds(clock.read(moment(145, 95, 100)))).toBe(95);
    expect(seconds(clock.read(moment(160, 95, 100)))).toBe(95);
    expect(seconds(clock.read(moment(162, 97, 100)))).toBe(97);
    expect(seconds(clock.read(moment(183, 97, 100)))).toBe(183);
  });

  it("reaches the end five seconds later where there is no picture", () => {
    const clock = new PictureClock();
    expect(seconds(clock.read(moment(100, null)))).toBe(70);
    expect(seconds(clock.read(moment(104, null, 101)))).toBe(74);
    expect(seconds(clock.read(moment(105, null, 101)))).toBe(105);
  });

  it("never runs backward, ahead of the show, or more than half a minute behind one on air", () => {
    const reading = fc.record({
      passed: fc.integer({ min: 0, max: 20_000 }),
      behind: fc.option(fc.integer({ min: -5_000, max: 90_000 })),
      ended: fc.option(fc.integer({ min: -5_000, max: 90_000 })),
    });
    fc.assert(
      fc.property(fc.array(reading), (readings) => {
        const clock = new PictureClock();
        let server = AT;
        let before = Number.NEGATIVE_INFINITY;
        for (const { passed, behind, ended } of readings) {
          server += passed;
          const [picture, endedAt] = [behind, ended].map((ms) => (ms === null ? null : server - ms));
          const time = clock.read({ server, picture: picture ?? null, endedAt: endedAt ?? null });
          expect(time).toBeGreaterThanOrEqual(before);
          if (endedAt === null) expect(time).toBeGreaterThanOrEqual(server - MOST_BEHIND_MS);
          expect(time).toBeLessThanOrEqual(server);
          before = time;
        }
      }),
    );
  });
});
