import { expect, it, vi } from "vitest";
import { runHook } from "@/test/support/run-hook";
import { useProgram } from "./use-program";

const code = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock("./load-program", async (importActual) => {
  await code.promise;
  return importActual();
});

it("loads only the latest version if another one comes while the code that loads it is fetched", async () => {
  vi.stubGlobal("navigator", { vendor: "Apple Computer, Inc." });
  const video = Object.assign(new EventTarget(), {
    ...{ readyState: 0, paused: true, currentTime: 0, src: "" },
    canPlayType: () => "maybe",
    removeAttribute: () => {
      video.src = "";
    },
    load: () => undefined,
  });
  const wanted = (version: string) => ({
    ...{ video: video as unknown as HTMLVideoElement, version, playable: version },
    playlist: `https://show.test/${version}.m3u8`,
  });
  const { render } = await runHook(useProgram, wanted("1"));
  await render(wanted("2"));
  code.resolve();
  await vi.waitFor(() => expect(video.src).toContain("2.m3u8"));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(video.src).toContain("2.m3u8");
});
