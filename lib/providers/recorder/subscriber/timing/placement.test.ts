import { describe, expect, it } from "vitest";
import { Placement } from "./placement";
import { SenderClock } from "./sender-clock";

/** The sender's clock is minutes wrong, as clocks of people's machines are. */
const WRONG_MS = 187_345;
const PACKET_MS = 20;

interface Sent {
  /** When its first sample was, on the media time. */
  at: number;
  rtpMs: number;
}

/** Sends sound for a while: packets with their RTP times, which go on edge to edge, whatever happens between. */
function sound(spans: readonly (readonly [fromMs: number, toMs: number])[]): Sent[] {
  let rtpMs = 50_000;
  return spans.flatMap(([from, to]) =>
    Array.from({ length: (to - from) / PACKET_MS }, (_none, index) => {
      rtpMs += PACKET_MS;
      return { at: from + index * PACKET_MS, rtpMs };
    }),
  );
}

/** Plays packets into a placement with network delays, and places them once that's settled. */
function placed(sent: readonly Sent[], delayOf: (at: number) => number): { at: number; placed: number }[] {
  const placement = new Placement(new SenderClock(), true);
  const all: { at: number; placed: number }[] = [];
  let waiting: Sent[] = [];
  for (const packet of sent) {
    const now = packet.at + PACKET_MS + delayOf(packet.at);
    placement.arrived(packet.rtpMs + PACKET_MS, now);
    waiting.push(packet);
    if (!placement.isSettled(now)) continue;
    all.push(...waiting.map(({ at, rtpMs }) => ({ at, placed: placement.at(rtpMs) })));
    waiting = [];
  }
  return all;
}

const jitter = (at: number): number => 3 + ((at * 7_919) % 23);
const worst = (all: readonly { at: number; placed: number }[]): number =>
  Math.max(...all.map(({ at, placed: place }) => Math.abs(place - at)));

describe("the place of samples", () => {
  it("follows the quickest packets, not the delays of others", () => {
    const all = placed(sound([[0, 20_000]]), (at) => (at < 100 ? 30 : jitter(at)));
    expect(worst(all.slice(-500))).toBeLessThan(8);
  });

  it("restores the time that a sender lost while it stalled, at once", () => {
    const stalled = sound([
      [0, 8_000],
      [11_000, 16_000],
    ]);
    const all = placed(stalled, jitter);
    expect(all).toHaveLength(stalled.length);
    expect(worst(all.filter(({ at }) => at >= 11_000))).toBeLessThan(30);
    expect(worst(all)).toBeLessThan(30);
  });

  it("takes back what a sender sent too much when it caught up after a stall", () => {
    const [before, after] = [sound([[0, 8_000]]), sound([[10_000, 14_000]])];
    // It sends silence for the two seconds, and 90 ms more.
    const shifted = after.map(({ at, rtpMs }) => ({ at, rtpMs: rtpMs + 10_000 + 90 }));
    // The first packet of what was missed comes late.
    const all = placed([...before, ...shifted], (at) => (at === 10_000 ? 500 : jitter(at)));
    expect(worst(all.filter(({ at }) => at > 10_100))).toBeLessThan(30);
  });

  it("doesn't take a delay of the network for lost time", () => {
    // Nothing arrives for two seconds, then everything at once.
    const held = (at: number): number => (at >= 5_000 && at < 7_000 ? 7_000 - at + 5 : jitter(at));
    expect(worst(placed(sound([[0, 12_000]]), held))).toBeLessThan(40);
  });

  it("doesn't take silence that isn't sent for lost time", () => {
    const quiet = sound([[0, 4_000]]);
    const later = sound([[6_000, 9_000]]).map(({ at, rtpMs }) => ({ at, rtpMs: rtpMs + 6_000 }));
    expect(worst(placed([...quiet, ...later], jitter))).toBeLessThan(30);
  });

  it("joins picture and sound by the sender's reports, whatever its clock shows", () => {
    const clock = new SenderClock();
    const [microphone, camera] = [new Placement(clock, true), new Placement(clock, false)];
    // The picture takes 90 ms to be encoded, and its RTP time has another origin.
    const picture = (at: number): number => at + 900_000;
    for (let at = 0; at < 4_000; at += PACKET_MS) {
      microphone.arrived(at + PACKET_MS, at + PACKET_MS + 4);
      if (at % 40 === 0) camera.arrived(picture(at), at + 90);
    }
    expect(camera.at(picture(3_960))).toBeCloseTo(3_960 + 90, -1);
    expect(Math.abs(microphone.report(4_000, 4_000 + WRONG_MS) ?? 99)).toBeLessThan(2);
    expect(camera.report(picture(4_000), 4_000 + WRONG_MS)).toBeCloseTo(-86, -1);
    expect(camera.at(picture(3_960))).toBeCloseTo(3_964, -1);
    expect(microphone.at(3_960)).toBeCloseTo(3_964, -1);
    expect(camera.isAligned).toBe(true);
  });

  it("isn't led astray by pictures whose times jump with their size", () => {
    const clock = new SenderClock();
    const [microphone, camera] = [new Placement(clock, true), new Placement(clock, false)];
    const [sounds, pictures]: [number[], number[]] = [[], []];
    let jump = 0;
    for (let at = 0; at < 180_000; at += PACKET_MS) {
      if (at % 7_000 === 0 && at > 0) {
        // The next reports are seconds away.
        jump = at % 14_000 === 0 ? 1_800 : -1_300;
        camera.switched();
      }
      microphone.arrived(at + PACKET_MS, at + PACKET_MS + jitter(at));
      sounds.push(microphone.at(at) - at);
      if (at % 40 === 0) camera.arrived(at + 900_000 + jump, at + 60 + jitter(at));
      if (at % 3_000 === 0) microphone.report(at, at + WRONG_MS);
      if (at % 3_000 === 1_000) camera.report(at + 900_000 + jump, at + WRONG_MS);
      // Once it has been reported where they belong.
      if (at % 40 === 0 && at % 7_000 > 3_100) pictures.push(camera.at(at + 900_000 + jump) - at);
    }
    expect(Math.max(...sounds.map(Math.abs))).toBeLessThan(30);
    expect(Math.max(...pictures.map(Math.abs))).toBeLessThan(40);
  });

  it("ignores a report from before a stall", () => {
    const clock = new SenderClock();
    const placement = new Placement(clock, true);
    const play = (from: number, to: number, lostMs: number) => {
      for (let at = from; at < to; at += PACKET_MS)
        placement.arrived(at - lostMs + PACKET_MS, at + PACKET_MS + 5);
    };
    play(0, 3_000, 0);
    placement.report(3_000, 3_000 + WRONG_MS);
    play(3_000, 5_000, 0);
    play(8_000, 9_000, 3_000);
    const before = placement.at(5_980);
    expect(Math.abs(before - 8_985)).toBeLessThan(10);
    // The room server goes on counting from the sender's last report.
    expect(placement.report(9_000, 9_000 + WRONG_MS)).toBeUndefined();
    expect(placement.at(6_000) - before).toBeCloseTo(20, 0);
  });

  /** Plays sound with reports every three seconds. Returns the largest error from the tenth second on. */
  function reported(lostAt: (at: number) => number, delayAt: (at: number) => number): number {
    const placement = new Placement(new SenderClock(), true);
    let off = 0;
    for (let at = 0; at < 60_000; at += PACKET_MS) {
      const rtpMs = at - lostAt(at);
      placement.arrived(rtpMs + PACKET_MS, at + PACKET_MS + delayAt(at));
      if (at % 3_000 === 1_500) placement.report(rtpMs, at + WRONG_MS);
      const place = placement.at(rtpMs);
      if (at > 10_000) off = Math.max(off, Math.abs(place - at));
    }
    return off;
  }

  it("restores time that is lost in many stalls too short to be noticed", () => {
    // 4 % of the time: 40 ms in each second.
    const lost = (at: number): number => 40 * Math.floor(at / 1_000);
    expect(reported(lost, jitter)).toBeLessThan(4.5 * 40);
    // Twice in a minute.
    const rarely = (at: number): number => 60 * Math.floor(at / 25_000);
    expect(reported(rarely, jitter)).toBeLessThan(60 + 30);
  });

  it("doesn't take what arrives late for seconds for lost time", () => {
    expect(
      reported(
        () => 0,
        (at) => jitter(at) + (at % 20_000 > 12_000 ? 70 : 0),
      ),
    ).toBeLessThan(40);
  });

  it("is later when the media time turns out to have been later", () => {
    for (const isExact of [false, true]) {
      const placement = new Placement(new SenderClock(), true);
      const errors: number[] = [];
      for (let at = 0; at < 20_000; at += PACKET_MS) {
        const behind = at < 10_000 ? 500 : 0;
        if (at === 10_000) placement.clockWasBehind(500);
        if (isExact && at % 1_000 === 0) placement.captured(at, at + WRONG_MS);
        placement.arrived(at + PACKET_MS, at + PACKET_MS + jitter(at) - behind);
        errors.push(placement.at(at) + behind - at);
      }
      expect(Math.max(...errors.map(Math.abs))).toBeLessThan(30);
    }
  });

  describe("of a sender that says when its samples were captured", () => {
    /** The sender says it once a second, and at once when time was lost, as browsers do. */
    function exactly(
      lostAt: (at: number) => number,
      delayAt: (at: number) => number,
    ): { at: number; placed: number }[] {
      const placement = new Placement(new SenderClock(), true);
      const all: { at: number; placed: number }[] = [];
      let waiting: { at: number; rtpMs: number }[] = [];
      let [said, lost, arrivedMs] = [Number.NEGATIVE_INFINITY, 0, 0];
      for (let at = 0; at < 60_000; at += PACKET_MS) {
        // Nothing is captured in time that is lost.
        if (lostAt(at) > lostAt(at - PACKET_MS)) at += lostAt(at) - lostAt(at - PACKET_MS);
        const rtpMs = 50_000 + at - lostAt(at);
        arrivedMs = Math.max(arrivedMs, at + PACKET_MS + delayAt(at));
        if (at >= 2_000 && (at - said >= 1_000 || lostAt(at) !== lost)) {
          placement.captured(rtpMs, at + WRONG_MS);
          [said, lost] = [at, lostAt(at)];
        }
        let by = placement.arrived(rtpMs + PACKET_MS, arrivedMs) ?? 0;
        // Late, as a busy sender's are.
        if (at % 3_000 === 1_500) by += placement.report(rtpMs, at + WRONG_MS + delayAt(at)) ?? 0;
        for (const one of all) one.placed += by;
        waiting.push({ at, rtpMs });
        if (!placement.isSettled(arrivedMs)) continue;
        all.push(...waiting.map((one) => ({ at: one.at, placed: placement.at(one.rtpMs) })));
        waiting = [];
      }
      return all;
    }
    const never = () => 0;
    /** Held back for up to two seconds, again and again, and caught up with. */
    const held = (at: number): number => jitter(at) + Math.max(0, 2_000 - (at % 3_100));

    it("is known, however long packets are held back", () => {
      expect(worst(exactly(never, held))).toBeLessThan(40);
    });

    it("is known at once after lost time, long or short", () => {
      for (const ms of [3_000, 60]) {
        const lost = (at: number): number => (at < 10_000 ? 0 : ms);
        expect(worst(exactly(lost, jitter)), `${ms}`).toBeLessThan(30);
      }
      const often = (at: number): number => 40 * Math.floor(at / 1_000);
      expect(worst(exactly(often, jitter).filter(({ at }) => at > 10_000))).toBeLessThan(30);
    });

    it("is known when time is lost while packets are held back", () => {
      const lost = (at: number): number => 100 * Math.floor(at / 2_300);
      expect(worst(exactly(lost, held).filter(({ at }) => at > 10_000))).toBeLessThan(30);
    });

    it("is known after some seconds if time was lost before the first capture time", () => {
      const lost = (at: number): number => (at < 1_500 ? 0 : 3_000);
      expect(worst(exactly(lost, jitter).filter(({ at }) => at > 10_000))).toBeLessThan(30);
    });

    it("is right from a part's first sample, although the first capture time comes seconds later", () => {
      // The first packets come with a report that is early by 60 ms.
      const clock = new SenderClock();
      const placement = new Placement(clock, true);
      const all: { at: number; placed: number }[] = [];
      for (let at = 0; at < 12_000; at += PACKET_MS) {
        if (at >= 2_600 && at % 1_000 === 600) placement.captured(at, at + WRONG_MS);
        let by = placement.arrived(at + PACKET_MS, at + PACKET_MS + jitter(at)) ?? 0;
        // The other track's reports are late by that much.
        if (at === 0) clock.add({ isSound: true, isExact: false, heardAt: 0, aheadMs: -WRONG_MS - 60 });
        if (at === 1_500) by += placement.report(at, at + WRONG_MS) ?? 0;
        for (const one of all) one.placed += by;
        all.push({ at, placed: placement.at(at) });
      }
      expect(worst(all)).toBeLessThan(20);
    });

    it("is known when time is lost in the second after the first capture time", () => {
      const lost = (at: number): number => [2_200, 2_400, 2_600].filter((from) => at >= from).length * 60;
      expect(worst(exactly(lost, jitter))).toBeLessThan(30);
    });

    it("is known when time is lost in many steps, each too short to be sure of", () => {
      const lost = (at: number): number => 10 * Math.min(12, Math.max(0, Math.floor((at - 20_000) / 100)));
      expect(worst(exactly(lost, jitter))).toBeLessThan(30);
    });

    it("moves as a whole when the first packets turn out to have been late", () => {
      const late = (at: number): number => jitter(at) + (at < 6_000 ? 400 : 0);
      expect(worst(exactly(never, late))).toBeLessThan(40);
    });

    it("is taken from arrivals again when the sender's clock stood still", () => {
      // The machine slept for 20 seconds after ten.
      const placement = new Placement(new SenderClock(), true);
      const places: number[] = [];
      let waiting: number[] = [];
      for (let own = 0; own < 40_000; own += PACKET_MS) {
        const at = own < 10_000 ? own : own + 20_000;
        if (own % 1_000 === 0) placement.captured(own, own + WRONG_MS);
        placement.arrived(own + PACKET_MS, at + PACKET_MS + jitter(own));
        waiting.push(own);
        if (!placement.isSettled(at)) continue;
        places.push(...waiting.map((one) => placement.at(one) - (one < 10_000 ? one : one + 20_000)));
        waiting = [];
      }
      expect(places).toHaveLength(2_000);
      expect(Math.max(...places.map(Math.abs))).toBeLessThan(30);
    });

    it("says where pictures belong, whose reports are late", () => {
      const clock = new SenderClock();
      const [microphone, camera] = [new Placement(clock, true), new Placement(clock, false)];
      const errors: number[] = [];
      for (let at = 0; at < 30_000; at += PACKET_MS) {
        if (at % 1_000 === 0) microphone.captured(at, at + WRONG_MS);
        microphone.arrived(at + PACKET_MS, at + PACKET_MS + held(at));
        microphone.at(at);
        if (at % 40 !== 0) continue;
        camera.arrived(at + 900_000, at + 60 + jitter(at));
        if (at % 3_000 === 1_000) camera.report(at + 900_000, at + WRONG_MS);
        errors.push(camera.at(at + 900_000) - at);
      }
      expect(Math.max(...errors.slice(250).map(Math.abs))).toBeLessThan(40);
    });
  });

  it("follows a clock that runs a little fast, for an hour", () => {
    const placement = new Placement(new SenderClock(), true);
    const fast = 1.000_1;
    let off = 0;
    for (let at = 0; at < 3_600_000; at += 100) {
      placement.arrived(at * fast, at + 5 + ((at * 31) % 11));
      off = Math.max(off, Math.abs(placement.at(at * fast) - at));
    }
    expect(off).toBeLessThan(20);
    expect(placement.driftMs).toBeLessThan(-300);
  });
});
