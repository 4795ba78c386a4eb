import { afterEach, expect, it, vi } from "vitest";
import { LocalMedia } from "./local-media";

const trackOf = (kind: string) => ({
  ...{ kind, enabled: true, readyState: "live" },
  addEventListener: vi.fn(),
  stop: vi.fn(),
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
