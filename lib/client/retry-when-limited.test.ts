import { expect, it, vi } from "vitest";
import { ApiError } from "./api-error";
import { retryWhenLimited } from "./retry-when-limited";

const refused = (code: string, retryAfterSeconds?: number) =>
  new ApiError({
    code,
    message: "No.",
    retryable: true,
    ...(retryAfterSeconds ? { retryAfterSeconds } : {}),
  });

it("retries when the rate limit allows it, but not after any other error", async () => {
  vi.useFakeTimers();
  try {
    const work = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(refused("rate_limited", 7))
      .mockResolvedValueOnce("done");
    const done = retryWhenLimited(work);
    await vi.advanceTimersByTimeAsync(6_999);
    expect(work).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await done).toBe("done");
    await expect(retryWhenLimited(() => Promise.reject(refused("not_found")))).rejects.toThrow("No.");
  } finally {
    vi.useRealTimers();
  }
});
