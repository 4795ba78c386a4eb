import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { roomServer } from "@/lib/providers/room";
import { roomName } from "@/lib/providers/room/names";
import { RoomVoice } from "@/lib/providers/room/voice/room-voice";
import { childrenOf } from "@/test/rig/child-process";
import { startRoomServer, type TestRoomServer } from "@/test/support/livekit";
import { until } from "@/test/support/until";
import type { CaptureReport } from "../port";
import { subscriberRecorder } from "./subscriber";

const room = roomName("show", "evt_01eeeeeeeeeeeeeeeeeeeeeeee");
const AWAY_MS = 1_500;
const over = new AbortController();
let server: TestRoomServer;

beforeAll(async () => {
  server = await startRoomServer(async () => undefined);
});
afterAll(async () => {
  over.abort();
  await server.stop();
});

async function joinVoice(): Promise<RoomVoice> {
  const claims = { role: "announcer", linkVersion: "", studioLinkId: "", registrationId: "" } as const;
  const identity = "announcer.voice";
  const token = await roomServer().token({ room, place: "show", identity, name: "", claims, sends: true });
  return RoomVoice.join({ url: roomServer().url, token, sampleRate: 24_000 }, over.signal);
}

// In real time: two busy cores miss a moment now and then.
describe("a sender that was killed", { retry: 2 }, () => {
  it("has its part ended once another takes its place, and what is missing in it is named at once", async () => {
    const began = performance.now();
    const reports: CaptureReport[] = [];
    const capture = await subscriberRecorder.capture({
      ...{ room, run: "run_1", signal: over.signal, gone: () => undefined },
      mediaNow: () => performance.now() - began,
      report: (report) => reports.push(report),
    });
    const opened = () => reports.flatMap((report) => (report.is === "opened" ? [report.part] : []));
    const of = <Is extends "closed" | "missed">(is: Is) =>
      reports.filter((report): report is Extract<CaptureReport, { is: Is }> => report.is === is);
    capture.follow(["announcer"], 0);
    await joinVoice();
    await until(() => reports.some(({ is }) => is === "chunk"));
    for (const pid of childrenOf(process.pid, "room-voice-main")) process.kill(pid, "SIGKILL");
    await new Promise((resolve) => setTimeout(resolve, AWAY_MS));
    const voice = await joinVoice();
    await until(() => opened().length === 2 && of("closed").length === 1);
    const [closed] = of("closed");
    expect(closed?.part).toBe(opened()[0]?.key);
    // The room server ends a track with some silence, later than its sender did.
    expect(of("missed").map(({ gap }) => gap)).toEqual(closed?.gaps);
    voice.leave();
    await capture.leave();
    expect(of("closed")).toHaveLength(2);
  });
});
