import { beforeEach, expect, it, vi } from "vitest";
import { SendRow } from "@/components/room/send-row";
import { drawnElements } from "@/test/support/drawn-elements";
import { runHook } from "@/test/support/run-hook";
import { Ask } from "./ask";
import { type Viewer, ViewerContext } from "./viewer-context";
import { en } from "./words/en";

const api = vi.hoisted(() => vi.fn());
vi.mock("@/lib/client/audience-api", () => ({ audienceApi: api }));

let calls: { body: { id: string; text: string }; answer: PromiseWithResolvers<object> }[];
beforeEach(() => {
  calls = [];
  api.mockReset().mockImplementation((_name: string, { body }: { body: { id: string; text: string } }) => {
    const answer = Promise.withResolvers<object>();
    calls.push({ body, answer });
    return answer.promise;
  });
});

const viewer = { view: { slug: "launch" }, words: en } as unknown as Viewer;

it("keeps the next question that is written while one is being sent, and sends one at a time", async () => {
  const page = await runHook(Ask, undefined, (content) => (
    <ViewerContext value={viewer}>{content}</ViewerContext>
  ));
  const field = () => drawnElements(page.result(), SendRow)[0]?.props;
  const submit = () =>
    page.act(() =>
      drawnElements(page.result(), "form")[0]?.props.onSubmit?.({ preventDefault() {} } as never),
    );
  await page.act(() => field()?.onChange("First?"));
  await submit();
  await page.act(() => field()?.onChange("Second?"));
  expect(field()?.busy).toBe(true);
  await submit();
  expect(calls).toHaveLength(1);
  await page.act(() => calls[0]?.answer.resolve({}));
  expect(field()).toMatchObject({ value: "Second?", busy: false });
  await submit();
  expect(calls[1]?.body.text).toBe("Second?");
  await page.act(() => calls[1]?.answer.resolve({}));
  expect(field()?.value).toBe("");
});
