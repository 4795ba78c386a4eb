import { expect, it, vi } from "vitest";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { drawnElements } from "@/test/support/drawn-elements";
import { runHook } from "@/test/support/run-hook";
import { NewPoll } from "./polls-tab";

const run = vi.hoisted(() => vi.fn());
vi.mock("./studio-context", () => ({ useStudio: () => ({ run }) }));

it("opens a poll once, and empties its form only if it wasn't changed by then", async () => {
  let answer = Promise.withResolvers<boolean>();
  run.mockImplementation(() => answer.promise);
  const page = await runHook(NewPoll, undefined);
  const fields = () => drawnElements(page.result(), Input).map(({ props }) => props);
  const type = (number: number, value: string) =>
    page.act(() => fields()[number]?.onChange?.({ target: { value } } as never));
  const submit = () =>
    page.act(() =>
      drawnElements(page.result(), "form")[0]?.props.onSubmit?.({ preventDefault() {} } as never),
    );
  const texts = () => fields().map(({ value }) => value);
  await type(0, "Tea or coffee?");
  await type(1, "Tea");
  await type(2, "Coffee");
  await submit();
  await submit();
  expect(run).toHaveBeenCalledOnce();
  expect(drawnElements(page.result(), Button).at(-1)?.props.busy).toBe(true);
  await type(0, "Now or later?");
  await page.act(() => answer.resolve(true));
  expect(texts()).toEqual(["Now or later?", "Tea", "Coffee"]);
  answer = Promise.withResolvers();
  await submit();
  await page.act(() => answer.resolve(true));
  expect(texts()).toEqual(["", "", ""]);
});

it("isn't opened with the same option twice, in capitals or not", async () => {
  run.mockReset().mockResolvedValue(true);
  const page = await runHook(NewPoll, undefined);
  const type = (number: number, value: string) =>
    page.act(() =>
      drawnElements(page.result(), Input)[number]?.props.onChange?.({ target: { value } } as never),
    );
  const submit = () =>
    page.act(() =>
      drawnElements(page.result(), "form")[0]?.props.onSubmit?.({ preventDefault() {} } as never),
    );
  await type(0, "How often?");
  await type(1, "Daily");
  await type(2, "daily ");
  await submit();
  expect(run).not.toHaveBeenCalled();
  expect(drawnElements(page.result(), "p")[0]?.props.role).toBe("alert");
  await type(2, "Weekly");
  await submit();
  expect(run).toHaveBeenCalledOnce();
});
