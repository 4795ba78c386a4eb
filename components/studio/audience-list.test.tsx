import { toast } from "sonner";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { drawnElements } from "@/test/support/drawn-elements";
import { runHook } from "@/test/support/run-hook";
import { AudienceList } from "./audience-dialog";

const api = vi.hoisted(() => vi.fn());
vi.mock("@/lib/client/api", () => ({ api }));
const controller = vi.hoisted(() => ({ slug: "launch" }));
vi.mock("./studio-context", () => ({ useStudio: () => ({ controller }) }));

interface Call {
  q: string | undefined;
  answer: (...names: string[]) => void;
  fail: () => void;
}

interface RowElement {
  props: { onChange: () => Promise<void> };
}

let calls: Call[];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  calls = [];
  api.mockReset().mockImplementation((_id: string, { query }: { query: { q?: string } }) => {
    const { promise, resolve, reject } = Promise.withResolvers<object>();
    const answer = (...names: string[]) =>
      resolve({ data: { attendees: names.map((name) => ({ identity: name, name, invitation: null })) } });
    calls.push({ q: query.q, answer, fail: () => reject(new Error("No response.")) });
    return promise;
  });
});
afterEach(() => vi.useRealTimers());

async function open(query: string) {
  const page = await runHook(AudienceList, { query });
  return {
    ...page,
    names: () => keysOf(page.result()),
    notes: () => drawnElements(page.result(), "p").map(({ props }) => props.children),
    pass: (ms: number) => page.act(() => vi.advanceTimersByTimeAsync(ms)),
  };
}

/** Of the rows, which aren't drawn here. */
const keysOf = (drawn: unknown): (string | null)[] =>
  drawnElements(drawn, "ul").flatMap(({ props }) =>
    (props.children as unknown as { key: string | null }[]).map(({ key }) => key),
  );

it("shows the viewers of the latest search, in whichever order the answers come", async () => {
  const list = await open("an");
  await list.render({ query: "anna" });
  expect(calls.map(({ q }) => q)).toEqual(["an", "anna"]);
  await list.act(() => calls[1]?.answer("Anna"));
  await list.act(() => calls[0]?.answer("Andy", "Anna"));
  expect(list.names()).toEqual(["Anna"]);
});

it("looks again after each answer, and says so once while there's none", async () => {
  const shown = vi.spyOn(toast, "error");
  const list = await open("");
  await list.pass(20_000);
  expect(calls).toHaveLength(1);
  await list.act(() => calls[0]?.answer("Anna"));
  for (const number of [1, 2, 3]) {
    await list.pass(3_000);
    expect(calls).toHaveLength(number + 1);
    await list.act(() => calls[number]?.fail());
  }
  expect(list.notes()).toEqual(["Out of date. Retrying…"]);
  expect(list.names()).toEqual(["Anna"]);
  await list.pass(3_000);
  await list.act(() => calls[4]?.answer("Anna", "Ben"));
  expect(list.notes()).toEqual([]);
  expect(list.names()).toEqual(["Anna", "Ben"]);
  expect(shown).not.toHaveBeenCalled();
});

it("stops looking when an action's answer comes after the list was closed", async () => {
  const list = await open("");
  await list.act(() => calls[0]?.answer("Anna"));
  const rows = drawnElements(list.result(), "ul")[0]?.props.children as unknown as RowElement[];
  const onChange = rows[0]?.props.onChange;
  if (!onChange) throw new Error("There is no row.");
  await list.unmount();
  await onChange();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(calls).toHaveLength(1);
});
