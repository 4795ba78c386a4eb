import { createElement } from "react";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { ApiError } from "@/lib/client/api-error";
import { runHook } from "@/test/support/run-hook";
import { useInvitation } from "./on-stage/use-invitation";
import { useHand } from "./use-hand";
import { useUpvote } from "./use-upvote";
import { useVotes } from "./use-votes";
import { type Viewer, ViewerContext } from "./viewer-context";
import { en } from "./words/en";

const api = vi.hoisted(() => vi.fn());
vi.mock("@/lib/client/audience-api", () => ({ audienceApi: api }));
vi.mock("@/lib/room/tab-name", () => ({ tabName: async () => "tab" }));

interface Call {
  id: string;
  body: Record<string, unknown> | undefined;
  answer: (data: object) => void;
  fail: (error?: Error) => void;
}

let calls: Call[];
/** The call of this name and number that the page made; each waits for its answer. */
const call = (id: string, number = 0) => {
  const found = calls.filter((each) => each.id === id)[number];
  if (!found) throw new Error(`No call ${number} of ${id}.`);
  return found;
};

beforeEach(() => {
  calls = [];
  api.mockReset().mockImplementation((id: string, { body }: Pick<Call, "body">) => {
    const { promise, resolve, reject } = Promise.withResolvers<object>();
    const answer = (data: object) => resolve({ data });
    calls.push({ id, body, answer, fail: (error = new Error("Busy.")) => reject(error) });
    return promise;
  });
});

it("a raised hand isn't lowered by a read from before", async () => {
  const page = await runHook(() => useHand("launch", 0, true), undefined);
  await page.act(() => {
    void page.result()[1](true);
    call("setMyHand").answer({ raised: true });
  });
  await page.act(() => call("getMyHand").answer({ raised: false }));
  expect(page.result()[0]).toBe(true);
  await page.act(() => call("getMyHand", 1).answer({ raised: false }));
  expect(page.result()[0]).toBe(false);
});

it("an answer to an invitation isn't taken back by a read from before", async () => {
  const page = await runHook((changes: number) => useInvitation("launch", changes, true), 1);
  await page.act(() => call("getStageInvitation").answer({ state: "invited", version: 1 }));
  await page.render(2);
  await page.act(() => void page.result().answer("accept"));
  await page.act(() => call("answerStageInvitation").answer({ state: "accepted", version: 1 }));
  await page.act(() => call("getStageInvitation", 1).answer({ state: "invited", version: 1 }));
  expect(page.result().invitation?.state).toBe("accepted");
});

const ACCEPTED = { state: "accepted", version: 1 };

it("reads an invitation again when the room is connected again, because it may have been cancelled", async () => {
  const page = await runHook((connected: boolean) => useInvitation("launch", 1, connected), true);
  await page.act(() => call("getStageInvitation").answer(ACCEPTED));
  await page.render(false);
  await page.render(true);
  await page.act(() => calls.at(-1)?.answer({ state: "ended", version: 2 }));
  expect(page.result().invitation?.state).toBe("ended");
});

it("reads nothing for those who weren't invited when the room is connected again", async () => {
  const page = await runHook((connected: boolean) => useInvitation("launch", 0, connected), true);
  await page.render(false);
  await page.render(true);
  expect(calls).toEqual([]);
});

it("reads a raised hand again when the room is connected again, because the crew may have lowered it", async () => {
  const page = await runHook((connected: boolean) => useHand("launch", 0, connected), true);
  await page.act(() => call("getMyHand").answer({ raised: true }));
  await page.act(() => call("getMyHand", 1).answer({ raised: true }));
  await page.render(false);
  await page.render(true);
  await page.act(() => calls.at(-1)?.answer({ raised: false }));
  expect(page.result()[0]).toBe(false);
  const made = calls.length;
  await page.render(false);
  await page.render(true);
  expect(calls).toHaveLength(made);
});

it("reads an invitation again whose read failed", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const page = await runHook(() => useInvitation("launch", 1, true), undefined);
  await page.act(() => call("getStageInvitation").fail());
  await page.act(() => vi.advanceTimersByTimeAsync(10_000));
  await page.act(() => call("getStageInvitation", 1).answer({ state: "invited", version: 1 }));
  expect(page.result().invitation?.state).toBe("invited");
});

const REFUSAL = new ApiError({ code: "unauthorized", message: "", retryable: false });

it("doesn't read an invitation again that the server refuses for good", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const page = await runHook(() => useInvitation("launch", 1, true), undefined);
  await page.act(() => call("getStageInvitation").fail(REFUSAL));
  await page.act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(calls).toHaveLength(1);
});

it("reads a raised hand again whose read failed when the room was connected again", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const page = await runHook((connected: boolean) => useHand("launch", 0, connected), true);
  await page.act(() => call("getMyHand").answer({ raised: true }));
  await page.act(() => call("getMyHand", 1).answer({ raised: true }));
  await page.render(false);
  await page.act(() => calls.at(-1)?.answer({ raised: true }));
  await page.render(true);
  const made = calls.length;
  await page.act(() => calls.at(-1)?.fail());
  await page.act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(calls).toHaveLength(made + 1);
  await page.act(() => calls.at(-1)?.answer({ raised: false }));
  expect(page.result()[0]).toBe(false);
});

it("sends the upvotes of one question one after another, and takes back what failed", async () => {
  const page = await runHook(() => useUpvote("launch", "qst_1", false), undefined);
  const failed = vi.fn();
  await page.act(() => {
    void page.result()[1](true);
    page.result()[1](false).catch(failed);
  });
  expect(page.result()[0]).toBe(false);
  expect(calls.map(({ body }) => body)).toEqual([{ wanted: true }]);
  await page.act(() => call("voteQuestion").answer({}));
  expect(calls.map(({ body }) => body)).toEqual([{ wanted: true }, { wanted: false }]);
  await page.act(() => call("voteQuestion", 1).fail());
  expect(failed).toHaveBeenCalled();
  expect(page.result()[0]).toBe(true);
});

it("shows the upvote that was counted if all later changes failed", async () => {
  const page = await runHook(() => useUpvote("launch", "qst_1", false), undefined);
  const press = (wanted: boolean) =>
    void page
      .result()[1](wanted)
      .catch(() => undefined);
  await page.act(() => [true, false].map(press));
  await page.act(() => call("voteQuestion").fail());
  await page.act(() => call("voteQuestion", 1).fail());
  expect(page.result()[0]).toBe(false);
  await page.act(() => press(true));
  await page.act(() => call("voteQuestion", 2).answer({}));
  await page.act(() => [false, true, false].map(press));
  for (const number of [3, 4, 5]) await page.act(() => call("voteQuestion", number).fail());
  expect(page.result()[0]).toBe(true);
});

it("shows no vote that wasn't counted, and lets the viewer vote for it again", async () => {
  const viewer = { view: { slug: "launch" }, words: en, takesPart: true } as unknown as Viewer;
  const page = await runHook(
    () => useVotes({ counts: {} }, {}, null),
    undefined,
    (content) => createElement(ViewerContext.Provider, { value: viewer }, content),
  );
  const cast = (option: number) => page.act(() => page.result().cast?.("poll_1", option));
  await cast(0);
  await cast(1);
  await page.act(() => call("castVote").fail());
  expect(page.result().mine).toEqual({ poll_1: 1 });
  await page.act(() => call("castVote", 1).fail());
  expect(page.result().mine).toEqual({});
  await cast(0);
  await page.act(() => call("castVote", 2).answer({}));
  await cast(1);
  await page.act(() => call("castVote", 3).fail());
  expect(page.result().mine).toEqual({ poll_1: 0 });
});
