import { beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "@/lib/client/api-error";
import { item as example } from "@/lib/modules/made/content/examples-schema";
import type { ContentItemWire } from "@/lib/modules/made/content/schema";
import { runOnDashboard } from "@/test/support/run-on-dashboard";
import { useContent } from "./use-content";
import { useContentSession } from "./use-content-session";

const { api, toast } = vi.hoisted(() => ({ api: vi.fn(), toast: { error: vi.fn(), success: vi.fn() } }));
vi.mock("@/lib/client/api", () => ({ api }));
vi.mock("sonner", () => ({ toast }));

const summary = example as ContentItemWire;
const offline = new ApiError({ code: "offline", message: "No connection." });

beforeEach(() => {
  vi.resetAllMocks();
  vi.useFakeTimers();
  vi.stubGlobal("document", { visibilityState: "visible" });
});

const saved = vi.fn();
const copy = vi.fn();
const open = (item: ContentItemWire) =>
  runOnDashboard(() => useContentSession("looms", item, { onSaved: saved, copy }), undefined);

it("a text that couldn't be saved is there again after another one was open, and is saved later", async () => {
  const item = { ...summary, id: "cnt_left" };
  api.mockRejectedValue(offline);
  const first = await open(item);
  await first.act(() => first.result().edit("title", () => ({ title: "Typed" })));
  await first.act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(first.result().view.state).toEqual({ is: "offline" });
  await first.unmount();
  const other = await open({ ...summary, id: "cnt_other" });
  expect(other.result().draft.title).toBe(summary.title);
  await other.unmount();
  const again = await open(item);
  expect(again.result().draft.title).toBe("Typed");
  expect(again.result().view.state).toEqual({ is: "offline" });
  await again.unmount();
  const now = { ...item, title: "Typed", version: 2 };
  api.mockResolvedValue({ data: now, meta: {} });
  await vi.advanceTimersByTimeAsync(15_000);
  expect(saved).toHaveBeenCalledWith(now);
  const calls = api.mock.calls.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(api.mock.calls).toHaveLength(calls);
});

it("edits that are refused after their editor was closed can be copied", async () => {
  api.mockRejectedValue(new ApiError({ code: "forbidden", status: 403, message: "Ask an admin." }));
  const page = await open({ ...summary, id: "cnt_refused" });
  await page.act(() => page.result().edit("title", () => ({ title: "Typed" })));
  await page.unmount();
  await vi.advanceTimersByTimeAsync(1_000);
  const [message, { action }] = toast.error.mock.lastCall ?? [];
  expect(message).toBe("Couldn’t save your edits to “Typed”. Ask an admin.");
  action.onClick();
  expect(copy.mock.calls[0]?.[0].title).toBe("Typed");
});

it("undo takes back one's own change, not what someone else changed since", async () => {
  const page = await open({ ...summary, id: "cnt_undo" });
  const [block] = page.result().draft.blocks;
  if (!block) throw new Error("No block.");
  const write = (text: string) => ({ blocks: [{ ...block, text }] });
  await page.act(() => page.result().edit("text 1-1", () => write("Mine")));
  await page.act(() => page.result().edit("title", () => ({ title: "My title" })));
  const { session } = page.result();
  const theirs = { title: summary.title, ...write("Theirs") };
  await page.act(() => page.result().undo());
  await page.act(() => page.result().undo());
  expect(page.result().draft).toEqual(session.get().editor.base);
  await page.act(() => page.result().edit("title", () => ({ title: "My title" })));
  await page.act(() => session.take({ value: theirs, version: 2 }));
  await page.act(() => page.result().undo());
  expect(page.result().draft).toEqual(theirs);
  await page.act(() => page.result().edit("text 1-1", () => write("Mine again")));
  await page.act(() => session.take({ value: { ...theirs, ...write("Theirs again") }, version: 3 }));
  expect(page.result().mayUndo).toBe(false);
  await page.act(() => session.apply((editor) => ({ ...editor, values: editor.base })));
});

it("a read from before a save doesn't bring the old text back", async () => {
  const old = Promise.withResolvers<object>();
  const now = { ...summary, version: 6, title: "New" };
  api.mockReturnValueOnce(old.promise).mockResolvedValue({ data: [now], meta: {} });
  const page = await runOnDashboard(() => useContent("looms", summary.recording_id, [summary]), undefined);
  const [query] = page.queries.getQueryCache().getAll();
  await page.act(() => void query?.fetch());
  await page.act(() => page.result().put(now));
  await page.act(() => old.resolve({ data: [{ ...summary, version: 5 }], meta: {} }));
  await page.act(() => vi.advanceTimersByTimeAsync(100));
  expect(page.result().items).toEqual([now]);
  expect(api).toHaveBeenCalledTimes(2);
});
