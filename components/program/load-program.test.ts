import { expect, it, vi } from "vitest";
import { loadProgram } from "./load-program";

const players = vi.hoisted(() => [] as { startPosition: number }[]);
vi.mock("@/lib/hls/hls", () => ({
  playsHls: () => false,
  mendErrors: () => undefined,
  fetchHls: async () =>
    class {
      static Events = {};
      constructor(config: { startPosition: number }) {
        players.push(config);
      }
      on() {}
      loadSource() {}
      attachMedia() {}
    },
}));

const emptyAt = (currentTime: number) => ({ readyState: 0, currentTime }) as HTMLVideoElement;
const loading = { url: "/program", from: 8, onFailure: () => undefined };

it("begins where someone moved the empty player to while a version replaced another", async () => {
  await loadProgram(emptyAt(0), loading);
  await loadProgram(emptyAt(2.1), loading);
  expect(players.map(({ startPosition }) => startPosition)).toEqual([8, 2.1]);
});
