import { ProtectionProfileAes128CmHmacSha1_80, RtpHeader, RtpPacket, SrtpSession } from "werift";
import type { CaptureReport } from "@/lib/providers/recorder";
import { SenderClock } from "@/lib/providers/recorder/subscriber/timing/sender-clock";
import { TrackCapture } from "@/lib/providers/recorder/subscriber/track-capture";
import { must } from "./contestants";

const FPS = 25;
const PICTURE_PACKETS = 6;
const PACKET_BYTES = 1_100;
const SOUND_BYTES = 90;
const PEOPLE = 25;
const KEY_FRAMES = 50;
const STEP_MS = 20;
const CODEC = { picture: "video/vp8", sound: "audio/opus" };

const KEY = Buffer.from("10500102" + "9d012a" + "0005" + "d002", "hex");
const OTHER = Buffer.from("10510102", "hex");

/** The packets of one picture of 720p, or of 20 ms of sound. */
function pictureOf(index: number): Buffer[] {
  return Array.from({ length: PICTURE_PACKETS }, (_none, part) => {
    const payload = Buffer.alloc(PACKET_BYTES, 1);
    if (part === 0) (index % KEY_FRAMES === 0 ? KEY : OTHER).copy(payload);
    else payload[0] = 0;
    return payload;
  });
}
const SOUND = Buffer.concat([Buffer.from([0x78]), Buffer.alloc(SOUND_BYTES, 7)]);

interface Sender {
  picture: TrackCapture;
  sound: TrackCapture;
  sequence: { picture: number; sound: number };
}

/** What capturing the tracks of 25 people for a while took, from packets to chunks. */
export interface Captured {
  cpuMicros: number;
  chunks: number;
  bytes: number;
  /** Milliseconds that chunks cover, of those that were sent. */
  covered: number;
  heapGrowth: number;
}

/** Captures `seconds` of media of 50 tracks at once, as fast as it goes. */
export function captureFifty(seconds: number): Captured {
  const result: Captured = { cpuMicros: 0, chunks: 0, bytes: 0, covered: 0, heapGrowth: 0 };
  const report = (one: CaptureReport): void => {
    if (one.is !== "chunk") return;
    result.chunks += 1;
    result.bytes += one.chunk.bytes.length;
    result.covered += one.chunk.endMs - one.chunk.startMs;
  };
  const senders = Array.from({ length: PEOPLE }, (_none, index) => newSender(index, report));
  run(senders, 0, 5_000);
  must(result.chunks > 0, "nothing was captured");
  const heap = process.memoryUsage().heapUsed;
  const before = { ...result };
  const cpu = process.cpuUsage();
  run(senders, 5_000, 5_000 + seconds * 1_000);
  const { user, system } = process.cpuUsage(cpu);
  return {
    cpuMicros: user + system,
    chunks: result.chunks - before.chunks,
    bytes: result.bytes - before.bytes,
    covered: (result.covered - before.covered) / (2 * PEOPLE * seconds * 1_000),
    heapGrowth: process.memoryUsage().heapUsed - heap,
  };
}

function newSender(index: number, report: (one: CaptureReport) => void): Sender {
  const shared = { person: `guest-${index}`, sender: new SenderClock(), report, askForKey: () => undefined };
  return {
    picture: new TrackCapture({ ...shared, name: `p${index}`, source: "camera", isSound: false }),
    sound: new TrackCapture({ ...shared, name: `s${index}`, source: "microphone", isSound: true }),
    sequence: { picture: 0, sound: 0 },
  };
}

function run(senders: readonly Sender[], fromMs: number, toMs: number): void {
  for (let at = fromMs; at < toMs; at += STEP_MS)
    for (const sender of senders) {
      if (at % (1_000 / FPS) === 0) sendPicture(sender, at);
      const sequence = sender.sequence.sound++ & 0xffff;
      const sound = { sequence, timestamp: at * 48, marker: false, payloadType: 111, payload: SOUND };
      sender.sound.packet({ ...sound, arrivedMs: at + STEP_MS + 3 }, CODEC.sound);
      sender.picture.tick(at);
      sender.sound.tick(at);
    }
}

function sendPicture(sender: Sender, at: number): void {
  for (const [part, payload] of pictureOf(at / (1_000 / FPS)).entries()) {
    const sequence = sender.sequence.picture++ & 0xffff;
    const marker = part === PICTURE_PACKETS - 1;
    const packet = { sequence, timestamp: at * 90, marker, payloadType: 96, payload, arrivedMs: at + 10 };
    sender.picture.packet(packet, CODEC.picture);
  }
}

const DECRYPTED = 20_000;

/** CPU that decrypting and reading one packet of a picture takes, in microseconds. */
export function decryptMicros(): number {
  const keys = {
    localMasterKey: Buffer.alloc(16, 1),
    localMasterSalt: Buffer.alloc(14, 2),
    remoteMasterKey: Buffer.alloc(16, 1),
    remoteMasterSalt: Buffer.alloc(14, 2),
  };
  const session = new SrtpSession({ keys, profile: ProtectionProfileAes128CmHmacSha1_80 });
  const payload = Buffer.alloc(PACKET_BYTES, 1);
  const packets = Array.from({ length: DECRYPTED }, (_none, sequenceNumber) =>
    session.encrypt(
      payload,
      new RtpHeader({ sequenceNumber, timestamp: sequenceNumber, ssrc: 7, payloadType: 96 }),
    ),
  );
  const cpu = process.cpuUsage();
  for (const packet of packets) RtpPacket.deSerialize(session.decrypt(packet)).clone();
  const { user, system } = process.cpuUsage(cpu);
  return (user + system) / DECRYPTED;
}

/** Packets of all tracks in a second. */
export const PACKETS_PER_SECOND = PEOPLE * (FPS * PICTURE_PACKETS + 1_000 / STEP_MS);
