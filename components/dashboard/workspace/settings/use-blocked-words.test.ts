import { expect, it, vi } from "vitest";
import { runOnDashboard } from "@/test/support/run-on-dashboard";
import { useBlockedWords } from "./use-blocked-words";

it("keeps what others and earlier changes added", async () => {
  let stored = ["foo", "theirs"];
  vi.stubGlobal("fetch", async (_url: string, { method, body }: RequestInit) => {
    if (method === "PUT") stored = (JSON.parse(String(body)) as { words: string[] }).words;
    return new Response(JSON.stringify({ data: { words: stored }, meta: { request_id: "r" }, error: null }));
  });
  // The page read the list before someone else added a word, and isn't read again.
  const read = ["foo"];
  const page = await runOnDashboard(useBlockedWords, read);
  await page.act(() => page.result().change({ add: ["casino"] }));
  expect(stored.toSorted()).toEqual(["casino", "foo", "theirs"]);
  await page.act(() => page.result().change({ remove: ["foo"] }));
  expect(stored.toSorted()).toEqual(["casino", "theirs"]);
  expect(page.result().words.toSorted()).toEqual(stored.toSorted());
});
