import { RoomServiceClient } from "livekit-server-sdk";
import { env } from "@/lib/platform/runtime/env";
import type { CapturedChunk, CaptureReport, OpenedPart } from "@/lib/providers/recorder";
import { subscriberRecorder } from "@/lib/providers/recorder/subscriber/subscriber";
import { roomServer } from "@/lib/providers/room";
import { roomIdentity } from "@/lib/providers/room/identity";
import { type BeepCodec, type Beeper, startBeeper } from "./beeper";
import { beepsOf, flashesOf } from "./read-beeps";

type Source = "camera" | "microphone";

const PERSON = "guest-gst_1";

/** How far from a full second of this machine's clock times are, in milliseconds. */
export const lateness = (times: readonly number[]): number[] =>
  times.map((time) => ((((time + 500) % 1_000) + 1_000) % 1_000) - 500);

/** Someone who flashes and beeps in a room, and a capture of it. */
export async function startCaptureRig(room: string, codec: BeepCodec = "vp8") {
  const claims = { role: "guest", linkVersion: "", studioLinkId: "", registrationId: "" } as const;
  const identity = roomIdentity(PERSON, "tab", "1");
  const token = await roomServer().token({ room, place: "show", identity, name: "", claims, sends: true });
  const beeper: Beeper = await startBeeper(roomServer().url, token, codec);
  const start = Date.now();
  const over = new AbortController();
  const reports: CaptureReport[] = [];
  const gone: string[] = [];
  const capture = await subscriberRecorder.capture({
    room,
    run: "run",
    mediaNow: () => Date.now() - start,
    signal: over.signal,
    report: (report) => reports.push(report),
    gone: (reason) => gone.push(reason),
  });
  capture.follow([PERSON], 0);

  const parts = (source: Source): OpenedPart[] =>
    reports.flatMap((one) => (one.is === "opened" && one.part.source === source ? [one.part] : []));
  const chunksOf = (key: string): CapturedChunk[] =>
    reports.flatMap((one) => (one.is === "chunk" && one.chunk.part === key ? [one.chunk] : []));
  const movedBy = (key: string): number =>
    reports.reduce((sum, one) => sum + (one.is === "moved" && one.part === key ? one.byMs : 0), 0);

  return {
    person: PERSON,
    beeper,
    capture,
    reports,
    gone,
    parts,
    chunksOf,
    now: () => Date.now() - start,
    /** Mutes camera and microphone, or opens them again, as the person would. */
    mute: async (muted: boolean): Promise<void> => {
      const { LIVEKIT_API_URL, LIVEKIT_API_KEY, LIVEKIT_API_SECRET } = env();
      const service = new RoomServiceClient(LIVEKIT_API_URL, LIVEKIT_API_KEY, LIVEKIT_API_SECRET);
      const { tracks } = await service.getParticipant(room, identity);
      await Promise.all(tracks.map(({ sid }) => service.mutePublishedTrack(room, identity, sid, muted)));
    },
    /** Lets go of someone, at this time of the media time. */
    unfollow: (sinceMs: number) => capture.follow([], sinceMs),
    follow: () => capture.follow([PERSON], 0),
    /** Seconds stored of a source. */
    seconds: (source: Source): number =>
      parts(source)
        .flatMap(({ key }) => chunksOf(key))
        .reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0) / 1_000,
    /** When flashes or beeps begin in what was stored, on this machine's clock. */
    eventsOf: async (source: Source): Promise<number[]> => {
      const all: number[] = [];
      for (const part of parts(source)) {
        const chunks = chunksOf(part.key);
        if (chunks.length === 0) continue;
        const file = Buffer.concat([part.header, ...chunks.map(({ bytes }) => bytes)]);
        const times = await (source === "camera" ? flashesOf : beepsOf)(file);
        all.push(...times.map((ms) => ms + part.startsAtMs + movedBy(part.key) + start));
      }
      return all;
    },
    stop: async (): Promise<void> => {
      over.abort();
      await beeper.leave();
    },
  };
}
export type CaptureRig = Awaited<ReturnType<typeof startCaptureRig>>;
