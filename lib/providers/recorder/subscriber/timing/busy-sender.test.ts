import { describe, expect, it } from "vitest";
import { Placement } from "./placement";
import { SenderClock } from "./sender-clock";

const WRONG_MS = 187_345;
/** Captured sound comes in buffers, two of which are a packet. */
const BUFFER_MS = 10;
const PACKET_MS = 20;
/** While no one speaks, a packet is sent this often. */
const SILENT_MS = 400;
const END_MS = 240_000;
/** Until then, clocks are still being compared. */
const SETTLED_MS = 10_000;
const CAMERA_EVERY_MS = 100;
const ENCODING_MS = 40;
/** Origin of the camera's RTP time. */
const CAMERA_MS = 900_000;
const CLOSE_MS = 40;

/**
 * What a browser on two busy cores lost of a minute of sound, as its own recording shows: hundredths of a second, and how
 * many buffers.
 */
const LOST: Readonly<Record<number, number>> = {
  ...{
    561: 1,
    1594: 1,
    1919: 1,
    1926: 1,
    2359: 1,
    2367: 2,
    2644: 1,
    2663: 1,
    2959: 2,
    2972: 1,
    2979: 1,
    3052: 1,
  },
  ...{
    3174: 2,
    3253: 1,
    3338: 1,
    3345: 1,
    3382: 1,
    3797: 1,
    3870: 1,
    3895: 1,
    4082: 1,
    4119: 1,
    4133: 2,
    4159: 2,
  },
  ...{
    4568: 1,
    4593: 1,
    4630: 1,
    4721: 1,
    4736: 3,
    4745: 3,
    4752: 1,
    4760: 2,
    4803: 1,
    4936: 1,
    5087: 1,
    5096: 3,
  },
  ...{
    5109: 1,
    5320: 1,
    5333: 1,
    5382: 1,
    5413: 1,
    5456: 1,
    5877: 1,
    5884: 1,
    5939: 1,
    6036: 1,
    6409: 1,
    6578: 1,
  },
};
const LOST_BUFFERS = new Set(
  Object.entries(LOST).flatMap(([at, count]) => Array.from({ length: count }, (_none, n) => Number(at) + n)),
);
const busy = (at: number): boolean => LOST_BUFFERS.has((at % 66_000) / BUFFER_MS);

interface Sender {
  seed: number;
  /** Whether the buffer that was captured at a time gets lost. */
  loses?: (at: number) => boolean;
  speaks?: (at: number) => boolean;
  /** How long everything is on its way. */
  network?: (at: number) => number;
  /** How fast its clock runs. */
  rate?: number;
}

type Sent = { at: number } & (
  | { is: "sound"; rtpMs: number; capturedAt: number }
  | { is: "picture"; rtpMs: number; capturedAt: number }
  | { is: "report"; of: "sound" | "picture"; rtpMs: number; sentMs: number }
);

/** The same waits in every run: mostly a few milliseconds, sometimes many. */
function waits(seed: number): (mean: number) => number {
  let state = seed;
  return (mean) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return -mean * Math.log(1 - state / 2 ** 32);
  };
}

/** What arrives from a machine whose threads wait for a core, and which loses captured sound. In order. */
function sentBy({ seed, loses, speaks, network, rate = 1 }: Sender): Sent[] {
  const wait = waits(seed);
  const sent: Sent[] = [];
  const arrives = (at: number): number => at + (network?.(at) ?? 3);
  const packets: { at: number; rtpMs: number }[] = [];
  let buffers = 0;
  for (let at = 0; at < END_MS; at += BUFFER_MS) {
    if (loses?.(at)) continue;
    buffers += 1;
    if (buffers % 2 === 1) continue;
    const rtpMs = (buffers * BUFFER_MS - PACKET_MS) * rate;
    const readyAt = Math.max(packets.at(-1)?.at ?? 0, at + BUFFER_MS + 1 + wait(6));
    packets.push({ at: readyAt, rtpMs });
    if ((speaks?.(at) ?? true) || (buffers * BUFFER_MS) % SILENT_MS === 0)
      sent.push({ is: "sound", at: arrives(readyAt), rtpMs, capturedAt: at });
  }
  let readyAt = 0;
  for (let at = 7; at < END_MS; at += CAMERA_EVERY_MS) {
    readyAt = Math.max(readyAt, at + ENCODING_MS + wait(15));
    sent.push({ is: "picture", at: arrives(readyAt), rtpMs: (CAMERA_MS + at) * rate, capturedAt: at });
  }
  // The sender reports every few seconds; the room server goes on counting from its latest report.
  let latest: (typeof packets)[number] | undefined;
  let next = 2_000;
  for (let at = 0; at < END_MS; at += 500) {
    if (at >= next) {
      latest = packets.findLast((packet) => packet.at <= at);
      next = at + 2_500 + Math.min(5_000, wait(2_500));
    }
    if (latest && at % 3_000 === 0) {
      const rtpMs = latest.rtpMs + (at - latest.at) * rate;
      sent.push({
        is: "report",
        of: "sound",
        at: arrives(at),
        rtpMs,
        sentMs: at * rate + WRONG_MS - PACKET_MS,
      });
    }
    if (at % 3_000 === 1_000)
      sent.push({
        ...{ is: "report", of: "picture", at: arrives(at), sentMs: at * rate + WRONG_MS },
        rtpMs: (CAMERA_MS + at) * rate,
      });
  }
  // A network keeps the order.
  let last = 0;
  return sent
    .sort((one, other) => one.at - other.at)
    .map((one) => {
      last = Math.max(last, one.at);
      return { ...one, at: last };
    });
}

interface Found {
  /** The farthest from where it was captured, in milliseconds. */
  sound: number;
  picture: number;
}

/** Plays what a sender sent into placements, and places it as a track's capture does. */
function farthest(sender: Sender): Found {
  const clock = new SenderClock();
  const [microphone, camera] = [new Placement(clock, true), new Placement(clock, false)];
  const { speaks = () => true } = sender;
  const found = { sound: 0, picture: 0 };
  const waiting: Extract<Sent, { is: "sound" }>[] = [];
  for (const one of sentBy(sender)) {
    while (waiting[0] && waiting[0].at <= microphone.settledUntil(one.at)) {
      const { rtpMs, at, capturedAt } = waiting.shift() as (typeof waiting)[number];
      const off = Math.abs(microphone.at(rtpMs, at) + BUFFER_MS - capturedAt);
      if (capturedAt > SETTLED_MS && speaks(capturedAt)) found.sound = Math.max(found.sound, off);
    }
    if (one.is === "sound") {
      microphone.arrived(one.rtpMs + PACKET_MS, one.at);
      waiting.push(one);
    } else if (one.is === "picture") {
      camera.arrived(one.rtpMs, one.at);
      const off = Math.abs(camera.at(one.rtpMs) - one.capturedAt);
      if (one.capturedAt > SETTLED_MS) found.picture = Math.max(found.picture, off);
    } else (one.of === "sound" ? microphone : camera).report(one.rtpMs, one.sentMs);
  }
  return found;
}

/** The farthest of several runs. */
function worst(sender: Omit<Sender, "seed">): Found {
  const all = [1, 2, 3, 4, 5].map((seed) => farthest({ seed, ...sender }));
  return {
    sound: Math.max(...all.map(({ sound }) => sound)),
    picture: Math.max(...all.map(({ picture }) => picture)),
  };
}

const slow = (at: number): number => (at % 20_000 > 12_000 ? 73 : 3);
/** Three seconds in nineteen, as in a show with several speakers. */
const sometimes = (at: number): boolean => at % 19_000 > 16_000;

describe("a busy sender that loses sound", () => {
  it("is placed where it was captured, also before the next report", () => {
    const { sound, picture } = worst({ loses: busy });
    expect(sound).toBeLessThan(CLOSE_MS);
    expect(picture).toBeLessThan(CLOSE_MS);
  });

  it("and that is silent most of the time", () => {
    expect(worst({ loses: busy, speaks: sometimes }).sound).toBeLessThan(CLOSE_MS);
  });

  it("over a network that is slow for seconds", () => {
    const { sound, picture } = worst({ loses: busy, network: slow });
    expect(sound).toBeLessThan(1.5 * CLOSE_MS);
    expect(picture).toBeLessThan(CLOSE_MS);
  });

  it("with a clock that runs a little fast", () => {
    expect(worst({ loses: busy, rate: 1.000_1 }).sound).toBeLessThan(CLOSE_MS);
  });
});

describe("a busy sender that loses nothing", () => {
  it("stays in its place, whatever the network does", () => {
    for (const network of [() => 3, slow])
      for (const speaks of [() => true, sometimes]) {
        const { sound, picture } = worst({ network, speaks });
        expect(sound).toBeLessThan(10);
        expect(picture).toBeLessThan(10);
      }
  });
});
