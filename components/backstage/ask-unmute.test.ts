import { RoomEvent } from "livekit-client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { encodeLive } from "@/lib/providers/room/encode-live";
import { initialState, type StageState } from "@/lib/stage";
import { stubPage } from "@/test/support/stub-page";
import { BackstageController } from "./backstage-controller";

const ME = "guest-1";
const me = { identity: ME, name: "Ana", title: "", kind: "guest" as const, muted: false };
const onStage: StageState = { ...initialState(), version: 1, phase: "live", stage: [me] };

let guest: BackstageController;
beforeEach(() => {
  vi.useFakeTimers();
  stubPage();
  vi.stubGlobal("fetch", async () => new Response(null, { status: 404 }));
  guest = new BackstageController("launch", false, ME);
  guest.identity.set(ME);
  guest.start();
  guest.stage.take(onStage, 1);
});
afterEach(() => {
  guest.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function askToUnmute(): Promise<void> {
  const text = encodeLive({ type: "ask_unmute", server_time: new Date().toISOString() });
  guest.show.room.emit(RoomEvent.DataReceived, new TextEncoder().encode(text));
  await vi.advanceTimersByTimeAsync(10);
}

it("a guest who is heard already isn't asked to unmute when they mute themselves later", async () => {
  await guest.media.setMuted(false);
  await askToUnmute();
  await guest.media.setMuted(true);
  expect(guest.asked.get()).toBe(false);
});

it("a muted guest is asked, until they unmute", async () => {
  await guest.media.setMuted(true);
  await askToUnmute();
  expect(guest.asked.get()).toBe(true);
  await guest.media.setMuted(false);
  await guest.media.setMuted(true);
  expect(guest.asked.get()).toBe(false);
});
