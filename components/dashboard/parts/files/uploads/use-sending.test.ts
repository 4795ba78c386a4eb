import { expect, it } from "vitest";
import { runHook } from "@/test/support/run-hook";
import { type Sending, useSending } from "./use-sending";

it("ends an upload when its page is left", async () => {
  const sendings: Sending[] = [];
  const upload = (_: File, sending: Sending) => {
    sendings.push(sending);
    return new Promise<void>((_, reject) => {
      sending.signal.addEventListener("abort", () => reject(sending.signal.reason));
    });
  };
  const page = await runHook(() => useSending(upload, () => null), undefined);
  await page.act(() => void page.result().take(new File(["a"], "a.mp4")));
  expect(page.result().name).toBe("a.mp4");
  expect(sendings.map(({ signal }) => signal.aborted)).toEqual([false]);
  await page.unmount();
  expect(sendings.map(({ signal }) => signal.aborted)).toEqual([true]);
});
