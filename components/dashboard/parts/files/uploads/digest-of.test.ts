import { createHash, randomBytes } from "node:crypto";
import { expect, it, vi } from "vitest";
import { digestOf } from "./digest-of";

it("matches the SHA-256 of the bytes without loading the whole file into memory", async () => {
  const bytes = randomBytes(3_000_000);
  const file = new Blob([bytes]);
  const whole = vi.spyOn(file, "arrayBuffer");
  expect(await digestOf(file)).toBe(createHash("sha256").update(bytes).digest("hex"));
  expect(whole).not.toHaveBeenCalled();
  expect(await digestOf(new Blob([]))).toBe(createHash("sha256").digest("hex"));
});
