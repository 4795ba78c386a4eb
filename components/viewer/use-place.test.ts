import { beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "@/lib/client/api-error";
import { runHook } from "@/test/support/run-hook";
import { usePlace } from "./use-place";

const api = vi.hoisted(() => vi.fn());
vi.mock("@/lib/client/public-api", () => ({ publicApi: api }));

const offline = (retryAfterSeconds?: number) =>
  new ApiError({ code: "offline", message: "No response.", retryable: true, retryAfterSeconds });
const NO_ANSWER = { kind: "out", trouble: null, note: null } as const;
const address = new URL("https://show.test/watch/looms");

beforeEach(() => {
  api.mockReset();
  address.search = "?join=jn_1";
  vi.stubGlobal("location", address);
  vi.stubGlobal("history", {
    state: null,
    replaceState: (_state: unknown, _title: string, path: string) => {
      address.href = new URL(path, address).href;
    },
  });
});

const open = () => runHook(() => usePlace({ slug: "looms", held: null, hasLink: true }), undefined);
const sent = () => api.mock.calls.map(([id, { body }]) => [id, body.join]);

it("keeps a personal link that got no answer, and tries it again", async () => {
  api.mockRejectedValueOnce(new TypeError("Failed to fetch")).mockRejectedValueOnce(offline(7));
  api.mockResolvedValue({ data: { name: "Ana" } });
  const page = await open();
  expect(page.result().place).toEqual({ ...NO_ANSWER, retrySeconds: 0 });
  expect(address.search).toBe("?join=jn_1");
  await page.act(() => void page.result().retry("press"));
  expect(page.result().place).toEqual({ ...NO_ANSWER, retrySeconds: 7 });
  await page.act(() => page.result().retry("once"));
  expect(page.result().place).toEqual({ kind: "in", name: "Ana", as: "attendee" });
  expect(sent()).toEqual(Array(3).fill(["enterShow", "jn_1"]));
  expect(address.search).toBe("");
  await page.act(() => page.result().retry("once"));
  expect(api).toHaveBeenCalledTimes(3);
});

it("says that it's opening while a link is tried again by hand", async () => {
  api.mockRejectedValueOnce(offline()).mockReturnValue(new Promise(() => undefined));
  const page = await open();
  await page.act(() => void page.result().retry("press"));
  expect(page.result().place).toEqual({ kind: "entering" });
});

it("doesn't try a link again that was refused", async () => {
  api.mockRejectedValue(new ApiError({ code: "gone", message: "This registration was cancelled." }));
  const page = await open();
  expect(address.search).toBe("");
  await page.act(() => void page.result().retry("press"));
  expect(page.result().place).toEqual({ kind: "out", trouble: "gone", note: null });
  expect(api).toHaveBeenCalledTimes(1);
});

it("stays in if someone has come in otherwise before the link failed again", async () => {
  api.mockRejectedValueOnce(offline());
  const page = await open();
  const { promise, reject } = Promise.withResolvers();
  api.mockReturnValue(promise);
  await page.act(() => void page.result().retry("once"));
  await page.act(() => page.result().setPlace({ kind: "in", name: "", as: "watcher" }));
  await page.act(() => reject(offline()));
  expect(page.result().place).toEqual({ kind: "in", name: "", as: "watcher" });
});
