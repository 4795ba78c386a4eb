import { LocalVideoTrack, type RemoteTrack, Room, RoomEvent, Track } from "livekit-client";
import { noisePicture } from "./noise-picture";

export interface CheckRoom {
  url: string;
  sender: string;
  receiver: string;
}

export interface NetworkFindings {
  up_mbps: number | null;
  down_mbps: number | null;
  rtt_ms: number | null;
  loss_pct: number | null;
}

/** Time until the sender has probed the available bandwidth. */
const WARM_UP_MS = 4_000;
const MEASURE_MS = 5_000;
const ARRIVES_WITHIN_MS = 15_000;
const MAX_BITS_A_SECOND = 3_000_000;
/** Below this, the CPU may be the bottleneck and not the connection. */
const ENOUGH_MBPS = 1;

/**
 * Sends a test video to the room server and receives it back, as a show would, in an otherwise empty room.
 * @throws if the connection fails or no video arrives
 */
export async function measureNetwork({ url, sender, receiver }: CheckRoom): Promise<NetworkFindings> {
  const [out, back] = [new Room(), new Room()];
  const picture = noisePicture();
  try {
    const arrival = arrivalIn(back);
    await Promise.all([out.connect(url, sender), back.connect(url, receiver)]);
    const track = new LocalVideoTrack(picture.track, undefined, true);
    await out.localParticipant.publishTrack(track, {
      source: Track.Source.Camera,
      simulcast: false,
      videoCodec: "vp8",
      videoEncoding: { maxBitrate: MAX_BITS_A_SECOND, maxFramerate: 20 },
    });
    const arrived = await arrival;
    await pause(WARM_UP_MS);
    const before = await read(track, arrived);
    await pause(MEASURE_MS);
    return findingsOf(before, await read(track, arrived));
  } finally {
    picture.end();
    await Promise.allSettled([out.disconnect(), back.disconnect()]);
  }
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

const arrivalIn = (room: Room): Promise<RemoteTrack> =>
  new Promise((resolve, reject) => {
    room.once(RoomEvent.TrackSubscribed, (track) => resolve(track));
    setTimeout(() => reject(new Error("No response from the server. Try again.")), ARRIVES_WITHIN_MS);
  });

interface Counted {
  at: number;
  sentBytes: number;
  receivedBytes: number;
  received: number;
  lost: number;
  rttMs: number | null;
  bySlowProcessor: boolean;
}

type Stat = Record<string, unknown> & { type: string };

async function read(out: LocalVideoTrack, back: RemoteTrack): Promise<Counted> {
  const [sent, got] = await Promise.all([out.getRTCStatsReport(), back.getRTCStatsReport()]);
  const all = (report: RTCStatsReport | undefined, type: string): Stat[] =>
    [...(report?.values() ?? [])].filter((stat: Stat) => stat.type === type);
  const sum = (stats: Stat[], name: string) =>
    stats.reduce((total, stat) => total + Number(stat[name] ?? 0), 0);
  const outbound = all(sent, "outbound-rtp");
  const inbound = all(got, "inbound-rtp");
  const roundTrips = [
    ...all(sent, "remote-inbound-rtp").map(({ roundTripTime }) => roundTripTime),
    ...all(sent, "candidate-pair").map(({ currentRoundTripTime }) => currentRoundTripTime),
  ].filter((seconds): seconds is number => typeof seconds === "number");
  return {
    at: performance.now(),
    sentBytes: sum(outbound, "bytesSent"),
    receivedBytes: sum(inbound, "bytesReceived"),
    received: sum(inbound, "packetsReceived"),
    lost:
      Math.max(0, sum(inbound, "packetsLost")) +
      Math.max(0, sum(all(sent, "remote-inbound-rtp"), "packetsLost")),
    rttMs: roundTrips[0] === undefined ? null : Math.round(roundTrips[0] * 1_000),
    bySlowProcessor: outbound.some(({ qualityLimitationReason }) => qualityLimitationReason === "cpu"),
  };
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** Compares two readings. A rate that may have been limited by the CPU says nothing about the connection. */
export function findingsOf(before: Counted, after: Counted): NetworkFindings {
  const seconds = (after.at - before.at) / 1_000;
  const mbps = (bytes: number) => rounded((bytes * 8) / seconds / 1e6);
  const said = (rate: number) => (rate < ENOUGH_MBPS && after.bySlowProcessor ? null : rate);
  const lost = Math.max(0, after.lost - before.lost);
  const total = after.received - before.received + lost;
  return {
    up_mbps: said(mbps(after.sentBytes - before.sentBytes)),
    down_mbps: said(mbps(after.receivedBytes - before.receivedBytes)),
    rtt_ms: after.rttMs,
    loss_pct: total > 0 ? rounded((lost / total) * 100) : null,
  };
}
