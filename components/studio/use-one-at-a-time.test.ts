import { expect, it, vi } from "vitest";
import { runHook } from "@/test/support/run-hook";
import { useOneAtATime } from "./use-one-at-a-time";

const showError = vi.hoisted(() => vi.fn());
vi.mock("./show-error", () => ({ showError }));

it("runs what is pressed twice at once only once, and again after it failed", async () => {
  const outcome = Promise.withResolvers<void>();
  const work = vi.fn().mockReturnValueOnce(outcome.promise).mockResolvedValue(undefined);
  const links = await runHook(() => useOneAtATime<"rotate" | "revoke">(), undefined);
  await links.act(() => {
    const { run } = links.result();
    void run("rotate", work);
    void run("rotate", work);
    void run("revoke", work);
  });
  expect(work).toHaveBeenCalledTimes(1);
  expect(links.result().busy).toBe("rotate");
  await links.act(() => outcome.reject(new Error("No response.")));
  expect(showError).toHaveBeenCalledTimes(1);
  expect(links.result().busy).toBeNull();
  await links.act(() => links.result().run("revoke", work));
  expect(work).toHaveBeenCalledTimes(2);
});
