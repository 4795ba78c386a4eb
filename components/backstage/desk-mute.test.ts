import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { StudioController } from "@/components/studio/studio-controller";
import { OnStage } from "@/components/viewer/on-stage/on-stage";
import type { LocalMedia } from "@/lib/room/local-media";
import { RoomSession } from "@/lib/room/room-session";
import { StageSync } from "@/lib/room/stage-sync";
import { emergencyStop, initialState, liftEmergency, type StageState } from "@/lib/stage";
import { stubPage } from "@/test/support/stub-page";
import { BackstageController } from "./backstage-controller";

const NOW = Date.UTC(2031, 4, 4, 18);
const server_time = new Date(NOW).toISOString();
const ME = "guest-1";

/** A page of someone on stage: its own devices, and the stage that it follows. */
interface Page {
  media: LocalMedia;
  stage: StageSync;
  stop: () => void;
}

function atVersion(version: number, muted: boolean): StageState {
  const me = { identity: ME, name: "Ana", title: "", kind: "guest" as const, muted };
  return { ...initialState(), version, phase: "live", started_at: server_time, stage: [me] };
}

const PAGES: Record<string, () => Promise<Page>> = {
  backstage: async () => {
    const backstage = new BackstageController("launch", false, ME);
    backstage.identity.set(ME);
    backstage.start();
    return backstage;
  },
  studio: async () => {
    const studio = new StudioController("launch");
    studio.start();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(studio.me).toBe(ME);
    return studio;
  },
  viewer: async () => {
    const stage = new StageSync({ fetch: () => Promise.reject(new Error("Offline.")) });
    const session = new RoomSession({ getAccess: () => Promise.reject(new Error("Offline.")) });
    const onStage = new OnStage(session, stage, ME, () => undefined);
    return { media: onStage.media, stage, stop: () => onStage.stop() };
  },
};

let page: Page | undefined;
beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  stubPage();
  vi.stubGlobal("fetch", async (url: string) => {
    if (!url.endsWith("/desk")) return new Response(null, { status: 404 });
    const me = { identity: ME, role: "host", recording: null };
    const data = { stage: atVersion(0, false), epoch: 1, server_time, me, event: {}, people: [] };
    return Response.json({ data, error: null, meta: { request_id: "req_1", next_cursor: null } });
  });
});
afterEach(() => {
  page?.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each(Object.keys(PAGES))("%s: lifting the desk's mute leaves the microphone muted", async (name) => {
  page = await PAGES[name]?.();
  if (!page) throw new Error(`No page ${name}.`);
  const { media, stage } = page;
  stage.take(atVersion(1, false), 1);
  expect(media.get().muted).toBe(false);
  stage.take(atVersion(2, true), 1);
  stage.take(atVersion(3, false), 1);
  expect(media.get().muted).toBe(true);
});

it.each([false, true])("an emergency stop leaves a microphone as it was (muted: %s)", async (muted) => {
  page = await PAGES.backstage?.();
  if (!page) throw new Error("No page.");
  const { media, stage } = page;
  const before = atVersion(2, muted);
  stage.take(before, 1);
  const stopped = emergencyStop(before, "mask", { at: server_time });
  if (!stopped.ok || !stopped.inverse) throw new Error("Not stopped.");
  stage.take(stopped.state, 1);
  expect(media.get().muted).toBe(muted);
  const lifted = liftEmergency(stopped.state, stopped.inverse);
  if (!lifted.ok) throw new Error("Not lifted.");
  stage.take(lifted.state, 1);
  expect(media.get().muted).toBe(muted);
});

it("someone whom the desk mutes can unmute once that is lifted", async () => {
  page = await PAGES.backstage?.();
  if (!page) throw new Error("No page.");
  const { media, stage } = page;
  stage.take(atVersion(1, true), 1);
  expect(media.get().muted).toBe(true);
  stage.take(atVersion(2, false), 1);
  await media.setMuted(false);
  stage.take(atVersion(3, false), 1);
  expect(media.get().muted).toBe(false);
});
