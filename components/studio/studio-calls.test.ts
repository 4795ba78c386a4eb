import { expect, it, vi } from "vitest";
import { ApiError } from "@/lib/client/api-error";
import { StudioCalls } from "./studio-calls";

const api = vi.hoisted(() => vi.fn());
vi.mock("@/lib/client/api", () => ({ api }));

const refusal = (status: number, code: string) =>
  new ApiError({ status, code, message: "No.", requestId: "req_1" } as never);

it("is done with removing someone who has just left, and refreshes the desk", async () => {
  const look = vi.fn(async () => undefined);
  const calls = new StudioCalls("launch", look);
  api.mockRejectedValueOnce(refusal(404, "not_found"));
  await calls.removePerson("guest-a", false);
  expect(look).toHaveBeenCalledTimes(1);
  api.mockRejectedValueOnce(refusal(403, "insufficient_scope"));
  await expect(calls.removePerson("guest-a", true)).rejects.toThrow("No.");
});
