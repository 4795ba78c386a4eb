import { OwnRecording } from "@/lib/room/recording/own-recording";
import { IdbChunkStore } from "@/lib/room/recording/store/idb-chunk-store";
import type { NextChunk, UploadApi } from "@/lib/room/recording/upload/upload-api";
import { NO_TRACKS, type WantedTracks } from "@/lib/room/wanted-tracks";

/** Runs in a browser: flashes and beeps at known times, recorded like a speaker's camera and microphone. */

/** The server's clock is wrong by minutes, as a person's machine may be. */
const AHEAD_MS = 400_000;
const serverNow = (): number => performance.timeOrigin + performance.now() + AHEAD_MS;
const MEDIA_STARTED_AT = Math.floor(serverNow());

interface ReceivedChunk extends NextChunk {
  base64: string;
}

interface ReceivedPart {
  kind: string;
  width: number | null;
  height: number | null;
  contentType: string;
  codec: string;
  closed: boolean;
  chunks: ReceivedChunk[];
}

/** When the person was brought on stage and left it, on the session's media time. */
let onStageMs = 0;
let offStageMs = Number.POSITIVE_INFINITY;

/** Judges a chunk as the server does. */
function refusalOf({ number, start_ms, end_ms }: NextChunk) {
  if (number === 0 || end_ms <= offStageMs + 40) return [];
  const reason = "off_stage" as const;
  return [start_ms < offStageMs ? { number, reason, until_ms: offStageMs } : { number, reason }];
}

const received = new Map<string, ReceivedPart>();
const flashes: number[] = [];
const beeps: number[] = [];

const base64 = (bytes: Uint8Array): string => {
  let text = "";
  for (let at = 0; at < bytes.length; at += 8_192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  return btoa(text);
};

const api: UploadApi = {
  open: async ({ source, kind, width, height, contentType, codec }) => {
    const part = { kind, width, height, contentType, codec, closed: false, chunks: [] };
    received.set(source, received.get(source) ?? part);
    return { part: { id: source, media_started_at: new Date(MEDIA_STARTED_AT).toISOString() }, reason: null };
  },
  send: async (id, { stored, next }) => {
    const part = received.get(id);
    const refused = next.flatMap(refusalOf);
    const wanted = next.filter(({ number }) => !refused.some((one) => one.number === number));
    for (const chunk of wanted) part?.chunks.push({ ...chunk, base64: "" });
    const uploads = wanted.map(({ number }) => ({ number, url: id, method: "PUT" as const, headers: {} }));
    return { stored, missing: [], refused, uploads };
  },
  close: async (id) => {
    const part = received.get(id);
    if (part) part.closed = true;
  },
  put: async ({ url, number }, bytes) => {
    const chunk = received.get(url)?.chunks.find((one) => one.number === number);
    if (chunk) chunk.base64 = base64(bytes);
  },
};

const place = { slug: "launch", door: "backstage" } as const;
const recording = new OwnRecording({
  ...place,
  person: "guest-a",
  api,
  readClock: async () => serverNow(),
  health: () => "none",
});

const canvas = document.createElement("canvas");

function picture(): MediaStreamTrack {
  document.body.append(canvas);
  Object.assign(canvas, { width: 320, height: 180 });
  const context = canvas.getContext("2d");
  let lit = false;
  let frame = 0;
  setInterval(() => {
    const now = performance.now();
    const flash = now % 1_000 < 150;
    if (flash && !lit) flashes.push(serverNow() - MEDIA_STARTED_AT);
    lit = flash;
    if (!context) return;
    context.fillStyle = flash ? "#fff" : "#000";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.fillStyle = "#888";
    context.fillRect((frame++ * 3) % 320, 0, 8, 8);
  }, 33);
  const [track] = canvas.captureStream(30).getVideoTracks();
  if (!track) throw new Error("no picture");
  return track;
}

async function sound(seconds: number): Promise<MediaStreamTrack> {
  const context = new AudioContext({ sampleRate: 48_000 });
  await context.resume();
  const target = context.createMediaStreamDestination();
  const tone = new OscillatorNode(context, { frequency: 1_000 });
  const gain = new GainNode(context, { gain: 0 });
  tone.connect(gain).connect(target);
  tone.start();
  // The audio clock moves in steps: it's never behind by more than the smallest difference.
  let offset = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 60; tries += 1) {
    offset = Math.min(offset, performance.now() - context.currentTime * 1_000);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  for (let second = 1; second <= seconds; second += 1) {
    const at = context.currentTime + second;
    gain.gain.setValueAtTime(1, at).setValueAtTime(0, at + 0.1);
    beeps.push(performance.timeOrigin + AHEAD_MS + at * 1_000 + offset - MEDIA_STARTED_AT);
  }
  const [track] = target.stream.getAudioTracks();
  if (!track) throw new Error("no sound");
  return track;
}

/** The same from a browser's fake microphone, which hums, for browsers without any device to hear beeps with. */
async function hum(): Promise<MediaStreamTrack> {
  const [track] = (await navigator.mediaDevices.getUserMedia({ audio: true })).getAudioTracks();
  if (!track) throw new Error("no microphone");
  track.enabled = false;
  setInterval(() => {
    const isOn = performance.now() % 1_000 < 100;
    if (isOn && !track.enabled) beeps.push(serverNow() - MEDIA_STARTED_AT);
    track.enabled = isOn;
  }, 4);
  return track;
}

Object.assign(window, {
  resume: () => recording.start(),
  record: async (microphone: "beeps" | "hum" = "beeps") => {
    recording.start();
    const heard = microphone === "hum" ? await hum() : await sound(12);
    const wanted: WantedTracks = { ...NO_TRACKS, camera: picture(), microphone: heard };
    onStageMs = serverNow() - MEDIA_STARTED_AT;
    recording.want(wanted);
  },
  /** Does nothing else for a while. */
  stall: (ms: number) => {
    const until = performance.now() + ms;
    while (performance.now() < until);
  },
  /** As when a phone is turned. */
  turn: () => {
    const { width, height } = canvas;
    Object.assign(canvas, { width: height, height: width });
  },
  finish: () => recording.want(NO_TRACKS),
  /** The person leaves the stage, which this page hears later. */
  leave: (heardAfterMs: number) => {
    offStageMs = Math.round(serverNow() - MEDIA_STARTED_AT);
    setTimeout(() => recording.want(NO_TRACKS), heardAfterMs);
  },
  view: () => recording.get(),
  found: () => ({ flashes, beeps, onStageMs, offStageMs, parts: [...received.values()] }),
  held: async () => {
    const store = new IdbChunkStore();
    const parts = await store.parts(place);
    return Promise.all(
      parts.map(async ({ source, kind }) => ({
        kind,
        endMs: (await store.chunks(source)).at(-1)?.endMs ?? 0,
      })),
    );
  },
});
