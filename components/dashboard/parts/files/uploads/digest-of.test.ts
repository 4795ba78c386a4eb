import { createHash, randomBytes } from "node:crypto";
import { expect, it, vi } from "vitest";
import { digestOf } from "./digest-of";

it("is what others make of the same bytes, without having them in memory at once", async () => {
  const bytes = randomBytes(3_000_000);
  const file = new Blob([bytes]);
  const whole = vi.spyOn(file, "arrayBuffer");
  expect(await digestOf(file)).toBe(createHash("sha256").update(bytes).digest("hex"));
  expect(whole).not.toHaveBeenCalled();
  expect(await digestOf(new Blob([]))).toBe(createHash("sha256").digest("hex"));
});
