import { expect, it, vi } from "vitest";
import { Textarea } from "@/components/ui/textarea";
import { drawnElements } from "@/test/support/drawn-elements";
import { runHook } from "@/test/support/run-hook";
import { CardsSection } from "./cards-section";

const run = vi.hoisted(() => vi.fn());
vi.mock("./studio-context", () => ({ useStudio: () => ({ state: { question: null }, run }) }));

it("keeps the next card that is written while one is being shown", async () => {
  const shown = Promise.withResolvers<boolean>();
  run.mockReturnValue(shown.promise);
  const page = await runHook(CardsSection, undefined);
  const field = () => drawnElements(page.result(), Textarea)[0]?.props;
  const type = (value: string) => page.act(() => field()?.onChange?.({ target: { value } } as never));
  await type("First");
  await page.act(() =>
    drawnElements(page.result(), "form")[0]?.props.onSubmit?.({ preventDefault() {} } as never),
  );
  await type("Second");
  await page.act(() => shown.resolve(true));
  expect(run).toHaveBeenCalledWith({ action: "quote_card", text: "First" });
  expect(field()?.value).toBe("Second");
});
