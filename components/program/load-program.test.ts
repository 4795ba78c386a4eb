import { expect, it, vi } from "vitest";
import { loadProgram } from "./load-program";

const players = vi.hoisted(() => [] as { startPosition: number; loads: number[] }[]);
vi.mock("@/lib/hls/hls", () => ({
  playsHls: () => false,
  mendErrors: () => undefined,
  fetchHls: async () =>
    class {
      static Events = {};
      readonly #loads: number[] = [];
      constructor({ startPosition }: { startPosition: number }) {
        players.push({ startPosition, loads: this.#loads });
      }
      startLoad(at: number) {
        this.#loads.push(at);
      }
      on() {}
      loadSource() {}
      attachMedia() {}
    },
}));

const emptyAt = (currentTime: number) =>
  Object.assign(new EventTarget(), { readyState: 0, currentTime }) as HTMLVideoElement;
const loading = { url: "/program", from: 8, onFailure: () => undefined };

it("begins where someone moved the empty player to while a version replaced another", async () => {
  await loadProgram(emptyAt(0), loading);
  await loadProgram(emptyAt(2.1), loading);
  expect(players.map(({ startPosition }) => startPosition)).toEqual([8, 2.1]);
});

it("loads where someone moved the player to before its first piece came", async () => {
  for (const at of [0, 2.1]) {
    const video = emptyAt(0);
    await loadProgram(video, loading);
    video.currentTime = at;
    video.dispatchEvent(new Event("loadedmetadata"));
  }
  expect(players.slice(-2).map(({ loads }) => loads)).toEqual([[], [2.1]]);
});
