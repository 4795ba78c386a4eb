import { afterEach, expect, it, vi } from "vitest";
import { LocalMedia } from "./local-media";

const trackOf = (kind: string, deviceId = "") => ({
  ...{ kind, enabled: true, readyState: "live" },
  addEventListener: vi.fn(),
  stop: vi.fn(),
  getSettings: () => ({ deviceId }),
});

/** A browser that answers each request for a device, or for the list of devices, when the test says so. */
function stubDevices() {
  const asked: Record<string, PromiseWithResolvers<unknown>> = {};
  const lists: ((devices: unknown[]) => void)[] = [];
  vi.stubGlobal("navigator", {
    userAgent: "Firefox",
    userActivation: { hasBeenActive: true },
    mediaDevices: {
      addEventListener: vi.fn(),
      removeEventListener: vi.fn(),
      getUserMedia: ({ video }: MediaStreamConstraints) => {
        const answer = Promise.withResolvers();
        asked[video ? "camera" : "microphone"] = answer;
        return answer.promise;
      },
      enumerateDevices: () => new Promise((resolve) => void lists.push(resolve)),
    },
  });
  return {
    give: (device: "camera" | "microphone") => {
      const before = lists.length;
      const track = trackOf(device === "camera" ? "video" : "audio");
      asked[device]?.resolve({ getTracks: () => [track] });
      return vi.waitFor(() => expect(lists.length).toBe(before + 1));
    },
    refuse: (device: "camera" | "microphone") =>
      asked[device]?.reject(new DOMException("", "NotReadableError")),
    list: () => lists.splice(0).forEach((resolve) => void resolve([])),
  };
}

afterEach(() => void vi.unstubAllGlobals());

it("has opened both devices once it has, whichever is last", async () => {
  const devices = stubDevices();
  const media = new LocalMedia();
  const started = media.start();
  await devices.give("microphone");
  await devices.give("camera");
  devices.list();
  await started;
  const { opening, problems, camera, microphone } = media.get();
  expect({ opening, problems }).toEqual({ opening: { camera: false, microphone: false }, problems: {} });
  expect([camera?.kind, microphone?.kind]).toEqual(["video", "audio"]);
  media.stop();
});

it("keeps a camera's problem that comes up while the microphone opens", async () => {
  const devices = stubDevices();
  const media = new LocalMedia();
  const started = media.start();
  await devices.give("microphone");
  devices.refuse("camera");
  await vi.waitFor(() => expect(media.get().problems.camera).toBeDefined());
  devices.list();
  await started;
  expect(media.get()).toMatchObject({
    opening: { camera: false, microphone: false },
    problems: { camera: { kind: "in_use" } },
  });
  media.stop();
});

/** A browser with these microphones, the first of which is its default. */
function plugIn(...ids: string[]) {
  let plugged = ids;
  let onChange: () => void = () => undefined;
  const opened: ReturnType<typeof trackOf>[] = [];
  const busy = new Set<string>();
  vi.stubGlobal("navigator", {
    userAgent: "Firefox",
    mediaDevices: {
      addEventListener: (_type: string, listener: () => void) => {
        onChange = listener;
      },
      removeEventListener: vi.fn(),
      getUserMedia: async ({ audio }: { audio: { deviceId?: { exact: string } } }) => {
        const id = audio.deviceId?.exact ?? plugged[0];
        if (id === undefined) throw new DOMException("", "NotFoundError");
        if (busy.has(id)) throw new DOMException("", "NotReadableError");
        if (!plugged.includes(id)) throw new DOMException("", "OverconstrainedError");
        const track = trackOf("audio", id);
        opened.push(track);
        return { getTracks: () => [track] };
      },
      enumerateDevices: async () =>
        plugged.map((deviceId) => ({ kind: "audioinput", deviceId, label: `The ${deviceId}` })),
    },
  });
  const change = (...now: string[]) => {
    plugged = now;
    onChange();
  };
  /** Ends the track in use, as browsers do when its device is gone. */
  const end = (...left: string[]) => {
    plugged = left;
    opened
      .at(-1)
      ?.addEventListener.mock.calls.filter(([type]) => type === "ended")
      .forEach(([, listener]) => void listener());
    onChange();
  };
  return { change, end, busy, opened };
}

const isUsing = (media: LocalMedia, id: string | undefined) =>
  vi.waitFor(() => {
    expect(media.deviceInUse("microphone")).toBe(id);
    expect(media.get().opening.microphone).toBe(false);
  });

it("returns to a microphone that was disconnected once it's back", async () => {
  const browser = plugIn("laptop", "usb");
  const media = new LocalMedia();
  await media.switchTo("microphone", "usb");
  browser.end("laptop");
  await isUsing(media, "laptop");
  expect(media.get()).toMatchObject({
    choices: { microphoneId: "usb" },
    lost: { microphone: { id: "usb" } },
  });
  browser.change("laptop", "usb");
  await isUsing(media, "usb");
  expect(media.get().lost.microphone).toBeNull();
  media.stop();
});

it("leaves what replaces a microphone alone that another program took", async () => {
  const browser = plugIn("laptop", "usb");
  const media = new LocalMedia();
  await media.switchTo("microphone", "usb");
  browser.end("laptop", "usb");
  await isUsing(media, "laptop");
  const { length } = browser.opened;
  browser.change("laptop", "usb", "headset");
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(browser.opened).toHaveLength(length);
  await isUsing(media, "laptop");
  media.stop();
});

it("opens a microphone again that was the only one", async () => {
  const browser = plugIn("usb");
  const media = new LocalMedia();
  await media.retry("microphone");
  browser.end();
  await vi.waitFor(() => expect(media.get().problems.microphone?.kind).toBe("missing"));
  browser.change("usb");
  await isUsing(media, "usb");
  expect(media.get().problems).toEqual({});
  media.stop();
});

it("keeps the microphone that the user chose instead, and one that works", async () => {
  const browser = plugIn("laptop", "usb");
  const media = new LocalMedia();
  await media.switchTo("microphone", "usb");
  browser.end("laptop");
  await isUsing(media, "laptop");
  browser.busy.add("usb");
  browser.change("laptop", "usb");
  await vi.waitFor(() => expect(browser.opened).toHaveLength(3));
  await isUsing(media, "laptop");
  browser.busy.clear();
  await media.switchTo("microphone", "laptop");
  browser.change("laptop", "usb");
  await new Promise((resolve) => setTimeout(resolve, 20));
  await isUsing(media, "laptop");
  media.stop();
});

it("doesn't share a screen that is picked after everything was stopped", async () => {
  const picked = Promise.withResolvers<unknown>();
  const [picture, sound] = [trackOf("video"), trackOf("audio")];
  vi.stubGlobal("navigator", {
    userAgent: "Firefox",
    mediaDevices: {
      addEventListener: vi.fn(),
      removeEventListener: vi.fn(),
      getDisplayMedia: () => picked.promise,
      enumerateDevices: async () => [],
    },
  });
  const media = new LocalMedia();
  const shared = media.shareScreen();
  media.stop();
  picked.resolve({ getVideoTracks: () => [picture], getAudioTracks: () => [sound] });
  expect(await shared).toBeNull();
  expect(media.get()).toMatchObject({ screen: null, screenSound: null });
  expect([picture.stop, sound.stop].map((stop) => stop.mock.calls.length)).toEqual([1, 1]);
  await media.shareScreen();
  expect(media.get().screen).toBe(picture);
  media.stop();
});
