import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { type BrowserServer, chromium, type Page } from "@playwright/test";
import { projectRoot } from "@/stack/paths";
import { chromiumPath } from "./chromium-path";

/** What a person in the room has seen so far. */
export interface Seen {
  state: string;
  /** Whether `tryJoin` ever joined the room. */
  everIn: boolean;
  /** Why the connection ended, as LiveKit's disconnect reason. */
  ended: number | null;
  /** The video and audio tracks received now, with the publisher's identity. */
  tracks: { identity: string; kind: string; source: string }[];
  participants: { identity: string; name: string; attributes: Record<string, string> }[];
  messages: { topic: string; from: string | null; message: Record<string, unknown> }[];
  canPublish: boolean;
}

export interface Someone {
  page: Page;
  seen(): Promise<Seen>;
  /** Waits until the condition holds; throws with the last state seen. */
  until(what: string, check: (seen: Seen) => boolean, timeoutMs?: number): Promise<Seen>;
  /** Video frames decoded so far, by publisher identity. */
  frames(): Promise<Record<string, number>>;
  /** Turns on camera and microphone; returns the error's text if refused. */
  publish(): Promise<string | null>;
  /** Shares a screen that changes five times a second; returns the error's text if refused. */
  share(): Promise<string | null>;
  /** Tries to send a message to everyone; returns the error's text if refused. */
  say(text: string): Promise<string | null>;
  /** The token that a reconnect would use. */
  refreshedToken(): Promise<string>;
  leave(): Promise<void>;
}

const PAGE = `<!doctype html><meta charset="utf-8"><script src="/livekit.js"></script><script>
const { Room, RoomEvent } = LivekitClient;
const room = new Room({ adaptiveStream: false, dynacast: false });
const messages = []; let ended = null; let everIn = false;
const inflate = (text) => new Response(new Blob([Uint8Array.from(atob(text), (c) => c.charCodeAt(0))])
  .stream().pipeThrough(new DecompressionStream("deflate-raw"))).text();
const read = async (data) => { const text = new TextDecoder().decode(data);
  return JSON.parse(text.startsWith("z") ? await inflate(text.slice(1)) : text); };
let line = Promise.resolve();
room.on(RoomEvent.DataReceived, (data, participant, _kind, topic) => { line = line.then(async () => messages.push({
  topic: topic ?? "", from: participant ? participant.identity : null, message: await read(data) })); });
room.on(RoomEvent.Disconnected, (reason) => { ended = reason ?? 0; });
room.on(RoomEvent.TrackSubscribed, (track) => { track.attach(); });
window.seen = () => ({ state: room.state, ended, everIn, messages, canPublish: room.localParticipant.permissions?.canPublish ?? false,
  participants: [...room.remoteParticipants.values()].map((p) => ({ identity: p.identity, name: p.name ?? "", attributes: p.attributes })),
  tracks: [...room.remoteParticipants.values()].flatMap((p) => [...p.trackPublications.values()]
    .filter((t) => t.isSubscribed && t.track && t.track.mediaStreamTrack.readyState === "live")
    .map((t) => ({ identity: p.identity, kind: t.kind, source: t.source }))) });
window.frames = async () => { const frames = {};
  for (const p of room.remoteParticipants.values()) for (const { track } of p.videoTrackPublications.values()) if (track)
    for (const stat of (await track.getRTCStatsReport())?.values() ?? [])
      if (stat.type === "inbound-rtp") frames[p.identity] = stat.framesDecoded ?? 0;
  return frames; };
window.join = (url, token) => room.connect(url, token, { autoSubscribe: true });
const tried = async (work) => { try { await work(); return null; } catch (error) { return String(error); } };
// Sent as the product's pages do: tracks of our own, which the client doesn't open again when it joins another time.
const sent = new Map();
const send = async (source, track) => { sent.set(source, track); await room.localParticipant.publishTrack(track, { source, simulcast: false }); };
const missing = () => [...sent].filter(([source, track]) => track.readyState === "live" && !room.localParticipant.getTrackPublication(source));
room.on(RoomEvent.Reconnected, async () => { for (const [source, track] of missing()) await tried(() => send(source, track)); });
const open = async () => { const { localParticipant } = room;
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true, video: { width: 320, height: 180, frameRate: 15 } });
  for (const track of stream.getTracks()) { const source = track.kind === "video" ? "camera" : "microphone";
    if (localParticipant.getTrackPublication(source)) track.stop();
    else await send(source, track).catch((error) => { track.stop(); throw error; }); } };
window.publish = () => tried(() => Promise.race([open(), new Promise((_, no) => setTimeout(() => no(new Error("no answer")), 6000))]));
window.share = () => tried(async () => {
  const canvas = document.createElement("canvas"); canvas.width = 640; canvas.height = 360;
  const pen = canvas.getContext("2d"); let count = 0;
  setInterval(() => { pen.fillStyle = count++ % 2 ? "#234" : "#432"; pen.fillRect(0, 0, 640, 360); }, 200);
  const [track] = canvas.captureStream(5).getVideoTracks();
  await send("screen_share", track); });
window.say = (text) => tried(() => room.localParticipant.publishData(new TextEncoder().encode(JSON.stringify({ text })), { reliable: true }));
window.refreshed = () => room.engine.token;
window.leave = () => room.disconnect();
</script>`;

export interface RoomBrowser {
  /** Opens a new page and joins; the page runs `before` first. */
  join(url: string, token: string, before?: string): Promise<Someone>;
  /** The same for a person who may be refused. */
  tryJoin(url: string, token: string): Promise<Someone>;
  /** Kills its process without a goodbye, as a crash does. */
  kill(): void;
  close(): Promise<void>;
}

/** Headless Chromium with a fake camera and the real LiveKit client. */
export async function startRoomBrowser(): Promise<RoomBrowser> {
  const client = readFileSync(join(projectRoot, "node_modules/livekit-client/dist/livekit-client.umd.js"));
  const site = createServer((request, response) => {
    const script = request.url === "/livekit.js";
    response.writeHead(200, { "Content-Type": script ? "text/javascript" : "text/html" });
    response.end(script ? client : PAGE);
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", () => resolve()));
  const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const server = await launch();
  const browser = await chromium.connect(server.wsEndpoint());
  const context = await browser.newContext();
  const open = async (code: string): Promise<Someone> => {
    const page = await context.newPage();
    await page.goto(origin);
    await page.evaluate(code);
    return someone(page);
  };
  return {
    join: (url, token, before = "") =>
      open(`${before};\njoin(${JSON.stringify(url)}, ${JSON.stringify(token)})`),
    tryJoin: (url, token) =>
      open(
        `void join(${JSON.stringify(url)}, ${JSON.stringify(token)}).then(() => { everIn = true; }, () => {})`,
      ),
    kill: () => void server.process().kill("SIGKILL"),
    close: async () => {
      await browser.close();
      await server.close();
      await new Promise((resolve) => site.close(resolve));
    },
  };
}

function launch(): Promise<BrowserServer> {
  return chromium.launchServer({
    executablePath: chromiumPath(),
    args: [
      "--no-sandbox",
      "--use-fake-device-for-media-stream",
      "--use-fake-ui-for-media-stream",
      "--autoplay-policy=no-user-gesture-required",
      "--allow-loopback-in-peer-connection",
      "--disable-gpu",
    ],
  });
}

function someone(page: Page): Someone {
  const run = <T>(code: string): Promise<T> => page.evaluate(code);
  const seen = () => run<Seen>("seen()");
  return {
    page,
    seen,
    until: async (what, check, timeoutMs = 10_000) => {
      const end = Date.now() + timeoutMs;
      for (;;) {
        const now = await seen();
        if (check(now)) return now;
        if (Date.now() > end)
          throw new Error(`Not seen: ${what}. Instead: ${JSON.stringify(now).slice(0, 1500)}`);
        await page.waitForTimeout(50);
      }
    },
    frames: () => run("frames()"),
    publish: () => run("publish()"),
    share: () => run("share()"),
    say: (text) => run(`say(${JSON.stringify(text)})`),
    refreshedToken: () => run("refreshed()"),
    leave: () => run("leave()"),
  };
}
