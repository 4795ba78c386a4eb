import { DisconnectReason, type Room, Track } from "livekit-client";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { pairAccess } from "./access-pair";
import { backoffMs } from "./backoff";
import { DEFAULT_CHOICES, readChoices, writeChoices } from "./device-choices";
import { browserName, deviceProblem } from "./device-problem";
import { groupDevices } from "./devices";
import { judgeProbe, scoreOf } from "./diagnostics";
import { finalCause } from "./disconnect-cause";
import { loudness, rmsOf } from "./mic-level";
import { RoomSession } from "./room-session";
import { Store } from "./store";
import { TabLock } from "./tab-lock";
import { TALKBACK_TRACK } from "./talkback-track";
import { viewOfRoom } from "./view-of-room";
import { NO_TRACKS, trackChanges } from "./wanted-tracks";

describe("reconnecting", () => {
  it("backs off for up to five seconds, with jitter", () => {
    const waits = [1, 2, 3, 4, 5, 9].map((attempt) => backoffMs(attempt, { random: () => 0.5 }));
    expect(waits).toEqual([500, 1000, 2000, 4000, 5000, 5000]);
    expect(backoffMs(9, { random: () => 1 })).toBe(6250);
  });

  it("gives up only for reasons that a retry can't change", () => {
    expect(finalCause(DisconnectReason.PARTICIPANT_REMOVED)).toBe("removed");
    expect(finalCause(DisconnectReason.DUPLICATE_IDENTITY)).toBe("replaced");
    expect(finalCause(DisconnectReason.ROOM_DELETED)).toBe("closed");
    for (const reason of [DisconnectReason.SERVER_SHUTDOWN, DisconnectReason.SIGNAL_CLOSE, undefined])
      expect(finalCause(reason)).toBeNull();
  });

  it("goes on without a press after a long outage, and immediately when the user returns to the page", async () => {
    vi.useFakeTimers();
    const page = { visibilityState: "visible", removeEventListener: vi.fn(), addEventListener: vi.fn() };
    vi.stubGlobal("document", page);
    vi.stubGlobal("window", new EventTarget());
    onTestFinished(() => {
      vi.useRealTimers();
      vi.unstubAllGlobals();
    });
    const getAccess = vi.fn(async () => ({ url: "ws://room", token: "show" }));
    getAccess.mockRejectedValue(new Error("down"));
    const session = new RoomSession({ getAccess });
    vi.spyOn(session.room, "connect").mockResolvedValue(undefined);
    session.connect();
    await vi.advanceTimersByTimeAsync(130_000);
    expect(session.get().connection).toBe("lost");
    getAccess.mockClear();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(getAccess.mock.calls.length).toBeGreaterThanOrEqual(2);
    expect(getAccess.mock.calls.length).toBeLessThanOrEqual(7);
    expect(session.get().connection).toBe("lost");
    page.addEventListener.mock.calls.find(([type]) => type === "visibilitychange")?.[1]();
    expect(session.get().connection).toBe("connecting");
    await vi.advanceTimersByTimeAsync(130_000);
    expect(session.get().connection).toBe("lost");
    getAccess.mockReset().mockResolvedValue({ url: "ws://room", token: "show" });
    await vi.advanceTimersByTimeAsync(40_000);
    expect(session.get().connection).toBe("connected");
    expect(getAccess).toHaveBeenCalledTimes(1);
    await session.disconnect();
  });

  it("requests access once for both rooms, and again for the next use", async () => {
    const fetchBoth = vi.fn(async () => ({ url: "ws://room", token: "show", backstage: { token: "back" } }));
    const pair = pairAccess(fetchBoth, () => 0);
    expect(await Promise.all([pair.show(), pair.backstage()])).toEqual([
      { url: "ws://room", token: "show" },
      { url: "ws://room", token: "back" },
    ]);
    expect(fetchBoth).toHaveBeenCalledTimes(1);
    await pair.show();
    expect(fetchBoth).toHaveBeenCalledTimes(2);
  });

  it("requests access again after a failed request", async () => {
    const fetchBoth = vi
      .fn()
      .mockRejectedValueOnce(new Error("down"))
      .mockResolvedValue({ url: "ws://room", token: "show", backstage: null });
    const pair = pairAccess(fetchBoth);
    await expect(pair.show()).rejects.toThrow("down");
    await expect(pair.backstage()).resolves.toEqual({ url: "ws://room", token: "show" });
  });
});

describe("devices", () => {
  it("explains what is wrong and where to find the setting", () => {
    const chrome = "Mozilla/5.0 (X11; Linux x64) Chrome/156.0 Safari/537.36";
    const blocked = deviceProblem(new DOMException("", "NotAllowedError"), "camera", chrome);
    expect(blocked.kind).toBe("blocked");
    expect(blocked.help).toContain("left of the address");
    expect(deviceProblem(new DOMException("", "NotReadableError"), "camera", chrome).kind).toBe("in_use");
    expect(deviceProblem(new DOMException("", "NotAllowedError"), "screen", chrome).kind).toBe("dismissed");
    expect(deviceProblem("?", "microphone", chrome).kind).toBe("unknown");
  });

  it("distinguishes browsers", () => {
    expect(browserName("Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Version/19 Safari/604")).toBe("ios");
    expect(browserName("Mozilla/5.0 (Macintosh) Version/19.0 Safari/605")).toBe("safari");
    expect(browserName("Mozilla/5.0 (Windows NT 10.0) Chrome/156 Safari/537 Edg/156")).toBe("edge");
    expect(browserName("Mozilla/5.0 (X11) Gecko/20100101 Firefox/140.0")).toBe("firefox");
  });

  it("remembers choices, and ignores invalid stored values", () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    writeChoices(storage, { ...DEFAULT_CHOICES, cameraId: "cam-2", microphoneOn: false });
    expect(readChoices(storage)).toMatchObject({ cameraId: "cam-2", microphoneOn: false, noise: "standard" });
    kept.set("showrunner.devices", '{"cameraId":7,"cameraOn":false}');
    expect(readChoices(storage)).toEqual({ ...DEFAULT_CHOICES, cameraOn: false });
    kept.set("showrunner.devices", '{"noise":"deafening"}');
    expect(readChoices(storage)).toEqual(DEFAULT_CHOICES);
    kept.set("showrunner.devices", "{");
    expect(readChoices(storage)).toEqual(DEFAULT_CHOICES);
    expect(readChoices(undefined)).toEqual(DEFAULT_CHOICES);
  });

  it("names unlabelled devices, and leaves out those without an id", () => {
    const device = (kind: MediaDeviceKind, deviceId: string, label = "") => ({ kind, deviceId, label });
    const list = groupDevices([
      device("videoinput", "a"),
      device("videoinput", ""),
      device("audioinput", "m", "Studio mic"),
    ]);
    expect(list.cameras).toEqual([{ id: "a", label: "Camera 1" }]);
    expect(list.microphones).toEqual([{ id: "m", label: "Studio mic" }]);
    expect(list.speakers).toEqual([]);
  });

  it("measures loudness on a perceptual scale", () => {
    expect(loudness(rmsOf(new Float32Array(8)))).toBe(0);
    expect(loudness(1)).toBe(1);
    expect(loudness(0.05)).toBeGreaterThan(0.5);
  });
});

describe("connection", () => {
  it("is scored by delay and loss", () => {
    expect(scoreOf({ rttMs: 30, lossPct: 0 })).toBe(3);
    expect(scoreOf({ rttMs: 250, lossPct: 0 })).toBe(2);
    expect(scoreOf({ rttMs: 30, lossPct: 12 })).toBe(1);
    expect(scoreOf({ rttMs: 3_000, lossPct: 0 })).toBe(0);
    expect(scoreOf({ rttMs: null, lossPct: null })).toBe(3);
  });

  it("judges probes by their median delay, and counts failures", () => {
    expect(judgeProbe([20, 900, 25, 22, 24])).toEqual({ score: 3, rttMs: 24, failed: 0 });
    expect(judgeProbe([null, null])).toEqual({ score: 0, rttMs: null, failed: 2 });
    expect(judgeProbe([20, null, 20, null, 20]).score).toBe(1);
  });
});

describe("published tracks", () => {
  const track = (readyState: MediaStreamTrackState = "live") => ({ readyState }) as MediaStreamTrack;

  it("are swapped, added and removed by source", () => {
    const [camera, other, microphone] = [track(), track(), track()];
    expect(trackChanges({ camera }, { ...NO_TRACKS, camera: other, microphone })).toEqual({
      swap: ["camera"],
      remove: [],
      add: ["microphone"],
    });
    expect(trackChanges({ screen: camera }, { ...NO_TRACKS, screen: other })).toEqual({
      swap: [],
      remove: ["screen"],
      add: ["screen"],
    });
    expect(trackChanges({ camera }, { ...NO_TRACKS, camera })).toEqual({ swap: [], remove: [], add: [] });
    expect(trackChanges({ camera }, NO_TRACKS)).toEqual({ swap: [], remove: ["camera"], add: [] });
  });

  it("never include a track that has ended", () => {
    expect(trackChanges({}, { ...NO_TRACKS, screen: track("ended") }).add).toEqual([]);
  });
});

describe("tabs", () => {
  function network(lateMs = 0) {
    const ends: { onmessage: ((event: MessageEvent) => unknown) | null }[] = [];
    return () => {
      const end = {
        onmessage: null as ((event: MessageEvent) => unknown) | null,
        postMessage: (data: unknown) => {
          const send = () => {
            for (const other of ends) if (other !== end) other.onmessage?.({ data } as MessageEvent);
          };
          if (lateMs === 0) send();
          else setTimeout(send, lateMs);
        },
        close: () => void ends.splice(ends.indexOf(end), 1),
      };
      ends.push(end);
      return end;
    };
  }

  it("share a lock that one tab holds and another can claim", async () => {
    const join = network();
    const first = new TabLock(join(), "first");
    await vi.waitFor(() => expect(first.get()).toBe("mine"));
    const second = new TabLock(join(), "second");
    expect(second.get()).toBe("elsewhere");
    second.claim();
    expect([first.get(), second.get()]).toEqual(["elsewhere", "mine"]);
    first.close();
    second.close();
  });

  /** Tabs of which the first can be frozen: it hears everything when it's thawed. */
  function freezer() {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const join = network();
    const end = join();
    const held: MessageEvent[] = [];
    const first = new TabLock(end, "a");
    const hear = end.onmessage;
    const freeze = () => {
      end.onmessage = (event) => held.push(event);
    };
    const thaw = () => {
      end.onmessage = hear;
      for (const event of held.splice(0)) hear?.(event);
    };
    return { first, freeze, thaw, open: (id: string) => new TabLock(join(), id) };
  }
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

  it("leave a lock to the tab that took it while the one before was frozen", async () => {
    const { first, freeze, thaw, open } = freezer();
    await pass(1_000);
    freeze();
    const second = open("b");
    const heard = vi.fn();
    await pass(60_000);
    second.subscribe(heard);
    thaw();
    await pass(1_000);
    expect([first.get(), second.get()]).toEqual(["elsewhere", "mine"]);
    expect(heard).not.toHaveBeenCalled();
  });

  it("keep a lock while frozen if no other tab has it any more", async () => {
    const { first, freeze, thaw, open } = freezer();
    await pass(1_000);
    freeze();
    const second = open("b");
    await pass(10_000);
    second.close();
    await pass(10_000);
    thaw();
    await pass(1_000);
    expect(first.get()).toBe("mine");
  });

  it("keep the latest claim of a lock, also over an earlier one of a frozen tab", async () => {
    const { first, freeze, thaw, open } = freezer();
    await pass(1_000);
    first.claim();
    freeze();
    await pass(10_000);
    const [second, third] = [open("c"), open("b")];
    await pass(10_000);
    third.claim();
    await pass(10_000);
    thaw();
    await pass(1_000);
    expect([first, second, third].map((lock) => lock.get())).toEqual(["elsewhere", "elsewhere", "mine"]);
  });

  it.each([0, 20, 400])(
    "share a lock that they ask for at the same time and hear of %i ms later",
    async (lateMs) => {
      vi.useFakeTimers();
      onTestFinished(() => void vi.useRealTimers());
      const join = network(lateMs);
      const locks = [new TabLock(join(), "b"), new TabLock(join(), "a")];
      await vi.advanceTimersByTimeAsync(40);
      locks.push(new TabLock(join(), "0"));
      await vi.advanceTimersByTimeAsync(1_500);
      expect(locks.map((lock) => lock.get()).sort()).toEqual(["elsewhere", "elsewhere", "mine"]);
      expect(locks[2]?.get()).toBe("elsewhere");
    },
  );
});

describe("store", () => {
  it("notifies subscribers only of changed values", () => {
    const store = new Store(1);
    const heard = vi.fn();
    const leave = store.subscribe(heard);
    store.set(1);
    store.set(2);
    leave();
    store.set(3);
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

describe("people in the room", () => {
  const sent = (source: Track.Source, trackName = "") => ({ source, trackName, isMuted: false, track: {} });
  const participant = (identity: string, sends: boolean, more: object = {}) => ({
    identity,
    name: "",
    isLocal: false,
    connectionQuality: "good",
    permissions: { canPublish: sends },
    trackPublications: new Map(
      sends ? [Track.Source.Camera, Track.Source.Microphone].map((source) => [source, sent(source)]) : [],
    ),
    ...more,
  });
  const roomOf = (local: object, ...others: object[]) =>
    ({
      localParticipant: local,
      remoteParticipants: new Map(others.map((other, n) => [String(n), other])),
      canPlaybackAudio: true,
      activeSpeakers: others,
    }) as unknown as Room;

  it("are listed once, with what any of their connections sends", () => {
    const local = participant("host-a.one", false, { isLocal: true, connectionQuality: "poor" });
    const other = participant("host-a.two", true, { name: "Ana" });
    const guest = participant("guest-gst_1-3", true);
    const { members, speaking, canPublish } = viewOfRoom(roomOf(local, other, guest));
    expect(members).toEqual([
      expect.objectContaining({ identity: "host-a", name: "Ana", me: true, camera: true, quality: "good" }),
      expect.objectContaining({ identity: "guest-gst_1", me: false, microphone: true }),
    ]);
    expect([...speaking]).toEqual(["host-a", "guest-gst_1"]);
    expect(canPublish).toBe(false);
  });

  it("using talkback are named only to the person they talk to", () => {
    const whisper = new Map([["ear", sent(Track.Source.Microphone, TALKBACK_TRACK)]]);
    const local = participant("guest-gst_1.one", false, { isLocal: true });
    const mia = participant("host-m.one", false, { name: "Mia", trackPublications: whisper });
    const { members, talkbackFrom } = viewOfRoom(roomOf(local, mia));
    expect(members.find(({ name }) => name === "Mia")).toMatchObject({ microphone: false });
    expect(talkbackFrom).toBe("Mia");
    const theirs = new Map([["ear", { ...sent(Track.Source.Microphone, TALKBACK_TRACK), track: undefined }]]);
    const others = viewOfRoom(roomOf(local, { ...mia, trackPublications: theirs }));
    expect(others.talkbackFrom).toBeNull();
  });
});
