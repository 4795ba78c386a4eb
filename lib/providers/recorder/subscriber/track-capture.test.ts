import { expect, it, vi } from "vitest";
import { PartWriter } from "./part-writer";
import { SenderClock } from "./timing/sender-clock";
import { TrackCapture } from "./track-capture";

const PACKET_MS = 20;
const OPUS_PER_MS = 48;
/** Twenty milliseconds of one channel. */
const PAYLOAD = Buffer.from([0x78, 1, 2, 3]);
/** The sender's clock is minutes wrong. */
const WRONG_MS = 187_345;
/** Chromium writes a time on a packet this often, and after each loss. */
const MARK_MS = 1_000;

/** When sound was, and where it was placed. */
type Placed = { at: number; placed: number }[];

/**
 * A microphone as Chromium sends it: speech, and silence in which only every twentieth packet is sent.
 * @param isSilent at a packet's own time, which doesn't count what was lost
 * @param lostMs how much time was lost before that
 */
function capture(
  seconds: number,
  isSilent: (own: number) => boolean,
  lostMs: (own: number) => number,
): Placed {
  const added = vi.spyOn(PartWriter.prototype, "add");
  const track = new TrackCapture({
    ...{ name: "t", person: "host-1", source: "microphone", isSound: true, sender: new SenderClock() },
    report: () => undefined,
    askForKey: () => undefined,
  });
  const sent: number[] = [];
  let marked: { own: number; lost: number } | undefined;
  let ticked = 0;
  for (let own = 0; own < seconds * 1_000; own += PACKET_MS) {
    const [lost, index] = [lostMs(own), own / PACKET_MS];
    const isMarked = !marked || own - marked.own > MARK_MS || marked.lost !== lost;
    // Also on a packet that isn't sent.
    if (isMarked) marked = { own, lost };
    if (isSilent(own) && index % 20 > 0) continue;
    const at = own + lost;
    const arrivedMs = at + PACKET_MS + 12;
    for (; ticked < arrivedMs; ticked += 50) track.tick(ticked);
    const rtp = { sequence: sent.length, timestamp: own * OPUS_PER_MS, marker: false, payloadType: 111 };
    const capturedMs = isMarked ? at + WRONG_MS : undefined;
    track.packet({ ...rtp, payload: PAYLOAD, arrivedMs, capturedMs }, "audio/opus");
    sent.push(at);
  }
  track.close();
  const placed = added.mock.calls.map(([{ atMs }]) => atMs);
  added.mockRestore();
  expect(placed).toHaveLength(sent.length);
  return sent.map((at, index) => ({ at, placed: placed[index] ?? Number.NaN }));
}

const spoken = (all: Placed, from: number, to: number): number[] =>
  all.filter(({ at }) => at >= from && at < to).map(({ at, placed }) => Math.abs(placed - at));

it("places what is said after a silence in which time was lost, although no packet said so", () => {
  const all = capture(
    20,
    (own) => own >= 5_000 && own < 14_500,
    (own) => (own < 9_990 ? 0 : own < 14_100 ? 90 : 180),
  );
  expect(Math.max(...spoken(all, 1_000, 5_000))).toBeLessThan(30);
  expect(spoken(all, 14_600, 20_000).length).toBeGreaterThan(250);
  expect(Math.max(...spoken(all, 14_600, 20_000))).toBeLessThan(30);
});

it("goes on when no capture time comes after a silence", () => {
  const all = capture(
    12,
    (own) => own >= 2_000,
    () => 0,
  );
  expect(Math.max(...spoken(all, 1_000, 12_000))).toBeLessThan(30);
});
