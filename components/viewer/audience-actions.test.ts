import { beforeEach, expect, it, vi } from "vitest";
import { runHook } from "@/test/support/run-hook";
import { useInvitation } from "./on-stage/use-invitation";
import { useHand } from "./use-hand";
import { useUpvote } from "./use-upvote";

const api = vi.hoisted(() => vi.fn());
vi.mock("@/lib/client/audience-api", () => ({ audienceApi: api }));
vi.mock("@/lib/room/tab-name", () => ({ tabName: async () => "tab" }));

interface Call {
  id: string;
  body: Record<string, unknown> | undefined;
  answer: (data: object) => void;
  fail: () => void;
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
    calls.push({ id, body, answer, fail: () => reject(new Error("Busy.")) });
    return promise;
  });
});

it("a raised hand isn't lowered by a read from before", async () => {
  const page = await runHook(() => useHand("launch", 0), undefined);
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
  const page = await runHook((changes: number) => useInvitation("launch", changes), 1);
  await page.act(() => call("getStageInvitation").answer({ state: "invited", version: 1 }));
  await page.render(2);
  await page.act(() => void page.result().answer("accept"));
  await page.act(() => call("answerStageInvitation").answer({ state: "accepted", version: 1 }));
  await page.act(() => call("getStageInvitation", 1).answer({ state: "invited", version: 1 }));
  expect(page.result().invitation?.state).toBe("accepted");
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
