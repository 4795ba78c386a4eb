import { build } from "esbuild";
import { afterAll, expect, it } from "vitest";
import { roomServer } from "@/lib/providers/room";
import { roomIdentity } from "@/lib/providers/room/identity";
import { roomName } from "@/lib/providers/room/names";
import { projectRoot } from "@/stack/paths";
import { startRoomServer } from "@/test/support/livekit";
import { startRoomBrowser } from "@/test/support/room-browser";
import { until } from "@/test/support/until";
import { RoomMedia } from "./room-media";
import { RoomSignal } from "./room-signal";

const PERSON = "guest-gst_1";
const OPUS_PER_MS = 48;
const ends: (() => void | Promise<void>)[] = [];
afterAll(async () => {
  for (const end of ends.reverse()) await end();
});

/** What our pages do to a room, as a script for a page that has one. */
async function asking(): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: projectRoot,
    entryPoints: ["lib/room/capture-times.ts"],
    bundle: true,
    write: false,
    format: "iife",
    globalName: "own",
    platform: "browser",
    logLevel: "silent",
  });
  return `${outputFiles[0]?.text ?? ""}; own.sendCaptureTimes(room)`;
}

it("hands over when sound was captured, as a real browser sends it through a real room server", async () => {
  const server = await startRoomServer(async () => undefined);
  ends.push(() => server.stop());
  const browser = await startRoomBrowser();
  ends.push(() => browser.close());
  const room = roomName("show", "evt_01cccccccccccccccccccccccc");
  const nothing = { linkVersion: "", studioLinkId: "", registrationId: "" };
  const common = { room, place: "show", name: "" } as const;
  const { url } = roomServer();

  const times: { timestamp: number; capturedMs: number; arrivedAt: number }[] = [];
  let media: RoomMedia | undefined;
  const recorder = await roomServer().token({
    ...common,
    identity: "recorder.tracks",
    claims: { role: "recorder", ...nothing },
    sends: false,
  });
  const { signal, joined } = await RoomSignal.join(url, recorder, {
    gone: () => undefined,
    take: (message) => {
      if (message.case === "offer") {
        const { sdp, id } = message.value;
        void media?.offer(sdp).then((answer) => signal.answer(answer, id));
      } else if (message.case === "trickle") void media?.candidate(message.value.candidateInit);
      else if (message.case === "update")
        for (const { sid, tracks } of message.value.participants)
          for (const track of tracks) signal.subscribe(sid, track.sid, true);
    },
  });
  media = new RoomMedia(joined.iceServers, true, {
    packet: (_stream, { header: { timestamp } }, _codec, capturedMs) => {
      if (capturedMs !== undefined) times.push({ timestamp, capturedMs, arrivedAt: Date.now() });
    },
    senderReport: () => undefined,
    candidate: (candidate) => signal.candidate(candidate),
    gone: () => undefined,
  });
  ends.push(async () => {
    signal.leave();
    await media?.close();
  });

  const speaker = await roomServer().token({
    ...common,
    identity: roomIdentity(PERSON, "tab", "1"),
    claims: { role: "guest", ...nothing },
    sends: true,
  });
  const { page } = await browser.join(url, speaker, await asking());
  await page.evaluate("room.localParticipant.setMicrophoneEnabled(true).then(() => undefined)");
  await until(() => times.length >= 3);

  for (const [index, { timestamp, capturedMs, arrivedAt }] of times.entries()) {
    // The browser is on this machine, and so is its clock.
    expect(arrivedAt - capturedMs).toBeGreaterThan(0);
    expect(arrivedAt - capturedMs).toBeLessThan(20_000);
    const before = times[index - 1];
    if (!before) continue;
    // Time may be lost between them, but not gained.
    const apart = capturedMs - before.capturedMs - ((timestamp - before.timestamp) | 0) / OPUS_PER_MS;
    expect(apart).toBeGreaterThan(-25);
  }
});
