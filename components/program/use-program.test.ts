import { beforeEach, expect, it, vi } from "vitest";
import { runHook } from "@/test/support/run-hook";
import { useProgram } from "./use-program";

const network = vi.hoisted(() => ({ comes: Promise.resolve() }));
vi.mock("./load-program", async (importActual) => {
  const { loadProgram } = await importActual<typeof import("./load-program")>();
  return {
    loadProgram: async (...given: Parameters<typeof loadProgram>) => {
      await network.comes;
      return loadProgram(...given);
    },
  };
});

/** A video in a browser that plays HLS itself. It has no place before it has loaded anything. */
class FakeVideo extends EventTarget {
  readyState = 4;
  paused = true;
  begun: number[] = [];
  #at = 0;
  src = "";
  get currentTime() {
    return this.#at;
  }
  set currentTime(at: number) {
    this.begun.push(at);
    this.#at = this.readyState === 0 ? 0 : at;
  }
  canPlayType = () => "maybe";
  removeAttribute = () => undefined;
  load = () => {
    this.paused = true;
  };
  play = async () => {
    this.paused = false;
  };
}

beforeEach(() => void vi.stubGlobal("navigator", { vendor: "Apple Computer, Inc." }));

const LINK = "https://show.test/a.m3u8";
const begin = () => 5;

async function page(video: FakeVideo) {
  const wanted = (version: string, playlist = LINK) => ({
    ...{ video: video as unknown as HTMLVideoElement, playlist, version, playable: version, begin },
  });
  const { render } = await runHook(useProgram, wanted("1"));
  await vi.waitFor(() => expect(video.begun).toHaveLength(1));
  return async (version: string, playlist?: string) => {
    await render(wanted(version, playlist));
    // It's loaded by code that is fetched first.
    await new Promise((resolve) => setTimeout(resolve, 20));
  };
}

it("loads a new version at the same link, where the one before was", async () => {
  const video = new FakeVideo();
  const show = await page(video);
  video.currentTime = 12;
  await show("2");
  expect(video.begun).toEqual([5, 12, 12]);
});

it("goes on playing if another version comes before the one before it was loaded", async () => {
  const video = new FakeVideo();
  const show = await page(video);
  video.currentTime = 12;
  video.paused = false;
  network.comes = new Promise(() => undefined);
  await show("2");
  expect(video.paused).toBe(true);
  network.comes = Promise.resolve();
  await show("3");
  expect(video.begun).toEqual([5, 12, 12]);
  expect(video.paused).toBe(false);
});

it("stays with a version whose link was signed again", async () => {
  const video = new FakeVideo();
  const show = await page(video);
  await show("1", "https://show.test/b.m3u8");
  expect(video.begun).toEqual([5]);
});

it("begins where it was meant to if nothing of the version before was loaded", async () => {
  const video = new FakeVideo();
  video.readyState = 0;
  const show = await page(video);
  await show("2");
  expect(video.begun).toEqual([5, 5]);
});
