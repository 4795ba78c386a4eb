import { toast } from "sonner";
import { expect, it, vi } from "vitest";
import { countRecipients } from "./publish-show";

const answering = (status: number, code: string, retryable: boolean) =>
  vi.stubGlobal("fetch", async () =>
    Response.json(
      { data: null, meta: { request_id: "r" }, error: { code, message: "Busy.", retryable } },
      { status },
    ),
  );

it("doesn't know the number while the server is busy, and says so", async () => {
  vi.useFakeTimers();
  const said = vi.spyOn(toast, "error").mockReturnValue(1);
  answering(503, "unavailable", true);
  const counted = countRecipients("session:test", "s");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await counted).toBeNull();
  expect(said).toHaveBeenCalledWith("Busy.");
});

it("leaves a refusal to publishing", async () => {
  answering(409, "not_ready", false);
  expect(await countRecipients("session:test", "s")).toBe(0);
});
