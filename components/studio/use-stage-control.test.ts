import { expect, it, vi } from "vitest";
import { runHook } from "@/test/support/run-hook";
import { deskOf, inStudio } from "@/test/support/studio-page";
import { StudioController } from "./studio-controller";
import { useStageControl } from "./use-stage-control";

const answer = (data: unknown) =>
  Response.json({ data, error: null, meta: { request_id: "req_1", next_cursor: null } });

it("keeps who has control when what was read before answers later", async () => {
  const read = Promise.withResolvers<Response>();
  vi.stubGlobal("fetch", (url: string, { method }: RequestInit) => {
    if (url.includes("/proposals")) return read.promise;
    const isChange = method !== "GET";
    return Promise.resolve(answer({ hands: isChange ? "people" : "shared", until: null, proposals: 1 }));
  });
  const around = inStudio(new StudioController("launch"), deskOf);
  const page = await runHook(useStageControl, undefined, around);
  await page.act(() => page.result().set({ hands: "people" }));
  expect(page.result().lease?.hands).toBe("people");
  await page.act(() => read.resolve(answer([{ id: "prop_1", state: "proposed" }])));
  expect(page.result()).toMatchObject({ lease: { hands: "people" }, waiting: [] });
});

it("keeps a decided proposal away when what was read before answers later", async () => {
  const reads: PromiseWithResolvers<Response>[] = [];
  vi.stubGlobal("fetch", (url: string, { method }: RequestInit) => {
    if (method !== "GET") return Promise.resolve(answer({}));
    if (!url.includes("/proposals"))
      return Promise.resolve(answer({ hands: "people", until: null, proposals: 1 }));
    const read = Promise.withResolvers<Response>();
    reads.push(read);
    return read.promise;
  });
  const around = inStudio(new StudioController("launch"), deskOf);
  const page = await runHook(useStageControl, undefined, around);
  const decided = page.result().decide("prop_1", true);
  await vi.waitFor(() => expect(reads).toHaveLength(2));
  await page.act(() => reads[1]?.resolve(answer([])));
  await page.act(() => reads[0]?.resolve(answer([{ id: "prop_1", state: "proposed" }])));
  expect(page.result().waiting).toEqual([]);
  void decided;
});
