import { beforeEach, expect, it, vi } from "vitest";
import type { LocalMediaView } from "@/lib/room/local-media";
import { Store } from "@/lib/room/store";
import { runHook } from "@/test/support/run-hook";
import { useLostDevices } from "./use-lost-devices";

const toast = vi.hoisted(() => ({ warning: vi.fn(), dismiss: vi.fn() }));
vi.mock("sonner", () => ({ toast }));

const NONE = { camera: null, microphone: null };
const CLOSED = { camera: false, microphone: false };

function makeMedia() {
  const microphones = [{ id: "laptop", label: "MacBook Microphone" }];
  const devices = { cameras: [], microphones, speakers: [] };
  const view = { lost: NONE, opening: CLOSED, problems: {}, devices } as unknown as LocalMediaView;
  const store = new Store(view);
  const patch = (change: Partial<LocalMediaView>) => store.update((held) => ({ ...held, ...change }));
  return { ...{ get: store.get, subscribe: store.subscribe, patch }, deviceInUse: () => "laptop" };
}

beforeEach(() => {
  toast.warning.mockReset();
  toast.dismiss.mockReset();
});

it("says once that a microphone was disconnected and which one replaces it, until it's back", async () => {
  const media = makeMedia();
  const page = await runHook(() => useLostDevices(media), undefined);
  const lost = { ...NONE, microphone: { id: "usb" } };
  await page.act(() => media.patch({ lost, opening: { ...CLOSED, microphone: true } }));
  expect(toast.warning).not.toHaveBeenCalled();
  await page.act(() => media.patch({ opening: CLOSED }));
  await page.act(() => media.patch({ opening: { ...CLOSED, microphone: true } }));
  await page.act(() => media.patch({ opening: CLOSED }));
  expect(toast.warning.mock.calls).toEqual([
    [
      "Your microphone was disconnected",
      expect.objectContaining({ description: "Using MacBook Microphone." }),
    ],
  ]);
  expect(toast.dismiss).not.toHaveBeenCalled();
  await page.act(() => media.patch({ lost: NONE }));
  expect(toast.dismiss).toHaveBeenCalledTimes(1);
});
