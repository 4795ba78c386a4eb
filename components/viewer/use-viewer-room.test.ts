import { createElement } from "react";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { ApiError } from "@/lib/client/api-error";
import { StageSync } from "@/lib/room/stage-sync";
import { initialState, type StageState } from "@/lib/stage";
import { runHook } from "@/test/support/run-hook";
import { stubPage } from "@/test/support/stub-page";
import { ShowContext } from "./show-context";
import type { ShowState } from "./use-show";
import { useViewerRoom } from "./use-viewer-room";
import { type Viewer, ViewerContext } from "./viewer-context";

const api = vi.hoisted(() => vi.fn());
vi.mock("@/lib/client/audience-api", () => ({ audienceApi: api }));
vi.mock("@/lib/room/tab-name", () => ({ tabName: async () => "tab" }));

const refuse = (code: string) =>
  api.mockRejectedValue(new ApiError({ status: 410, code, message: "No.", retryable: false }));

beforeEach(() => {
  stubPage();
  vi.stubGlobal("RTCPeerConnection", class {});
  api.mockReset();
});

/** The page of a viewer whose stage is read now and then, and says that the show is live. */
async function watching() {
  const sync = new StageSync({ fetch: () => new Promise(() => undefined) });
  onTestFinished(() => sync.stop());
  const viewer = { view: { slug: "launch" }, as: "attendee:launch", place: {}, takesPart: true };
  const read = (phase: StageState["phase"]): ShowState =>
    ({ sync, stage: { ...initialState(), phase }, phase }) as ShowState;
  let show = read("live");
  const page = await runHook(useViewerRoom, undefined, (content) =>
    createElement(
      ViewerContext.Provider,
      { value: viewer as unknown as Viewer },
      createElement(ShowContext.Provider, { value: show }, content),
    ),
  );
  await page.act(() => vi.waitFor(() => expect(page.result().state?.ended).not.toBeNull()));
  return {
    page,
    hear: async (phase: StageState["phase"]) => {
      show = read(phase);
      await page.render(undefined);
    },
  };
}

it("joins again if the show is live after it was over, although this page never saw its end", async () => {
  refuse("gone");
  const { page, hear } = await watching();
  expect(page.result().state?.ended).toBe("closed");
  expect(api).toHaveBeenCalledTimes(1);
  await page.render(undefined);
  expect(api).toHaveBeenCalledTimes(1);
  await hear("live");
  expect(api).toHaveBeenCalledTimes(2);
});

it("waits for the show to be resumed", async () => {
  refuse("gone");
  const { hear } = await watching();
  await hear("ended");
  await hear("ended");
  expect(api).toHaveBeenCalledTimes(1);
  await hear("live");
  expect(api).toHaveBeenCalledTimes(2);
});

it("doesn't ask again and again for a client that is inactive", async () => {
  refuse("client_inactive");
  const { page, hear } = await watching();
  expect(page.result().state?.ended).toBe("refused");
  await hear("live");
  expect(api).toHaveBeenCalledTimes(1);
});
