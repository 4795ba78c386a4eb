import { DisconnectReason, RoomEvent } from "livekit-client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { initialState, type StageState } from "@/lib/stage";
import { stubPage } from "@/test/support/stub-page";
import { BackstageController } from "./backstage-controller";

const NOW = Date.UTC(2031, 4, 4, 18);
const server_time = new Date(NOW).toISOString();
const meta = { request_id: "req_1", next_cursor: null };

let page: BackstageController | undefined;
let stage: StageState;
let refusal: { status: number; code: string };
let stageReads = 0;

function change(phase: StageState["phase"]): void {
  stage = { ...stage, phase, version: stage.version + 1 };
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  stubPage();
  stage = { ...initialState(), version: 1, phase: "live" };
  stageReads = 0;
  vi.stubGlobal("fetch", async (url: string) => {
    if (url.endsWith("/stage")) {
      stageReads += 1;
      const data = { stage, epoch: 1, server_time, event_state: "published", starts_at: null };
      return Response.json({ data, error: null, meta });
    }
    if (!url.endsWith("/guest-token")) return new Response(null, { status: 404 });
    const error = { code: refusal.code, message: "No.", retryable: false };
    return Response.json({ data: null, error, meta }, { status: refusal.status });
  });
});
afterEach(() => {
  page?.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A guest who heard that the show is live, and connects again. */
async function reconnect(): Promise<BackstageController> {
  const guest = new BackstageController("launch", false, "guest-1");
  page = guest;
  guest.start();
  await vi.advanceTimersByTimeAsync(10);
  return guest;
}

it("a guest who connects after the end may come back once the show is resumed", async () => {
  refusal = { status: 410, code: "gone" };
  const guest = await reconnect();
  change("ended");
  const closed: (string | null)[] = [];
  guest.closed.subscribe(() => closed.push(guest.closed.get()));
  guest.enter();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(guest.stage.get().state?.phase).toBe("ended");
  change("live");
  await vi.advanceTimersByTimeAsync(40_000);
  expect(closed).toEqual(["over", "resumed"]);
  guest.comeBack();
  expect(guest.closed.get()).toBeNull();
});

it("a guest whose room is closed while the show is live isn't told to close the page before the stage says so", async () => {
  const guest = await reconnect();
  guest.enter();
  const closed: (string | null)[] = [];
  guest.closed.subscribe(() => closed.push(guest.closed.get()));
  // The end, of which this guest has heard nothing.
  change("ended");
  guest.show.room.emit(RoomEvent.Disconnected, DisconnectReason.ROOM_DELETED);
  expect(closed).toEqual(["resumed"]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(closed).toEqual(["resumed", "over"]);
});

it("a guest whose link was revoked isn't told anything more", async () => {
  refusal = { status: 401, code: "unauthorized" };
  const guest = await reconnect();
  guest.enter();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(guest.closed.get()).toBe("unknown");
  stageReads = 0;
  await vi.advanceTimersByTimeAsync(90_000);
  expect(stageReads).toBe(0);
});
