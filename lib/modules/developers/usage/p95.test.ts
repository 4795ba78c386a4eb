import fc from "fast-check";
import { expect, it } from "vitest";
import { sql } from "@/lib/platform/database/db";
import { p95Of } from "./p95";

/** Uses the database's own buckets, as usage rows do. */
async function histogramOf(times: number[]): Promise<Map<number, number>> {
  const rows = await sql<{ bucket: number; count: number }>(
    "",
    "SELECT latency_bucket(ms) AS bucket, count(*)::int AS count FROM unnest($1::float8[]) AS ms GROUP BY 1",
    [times],
  );
  return new Map(rows.map(({ bucket, count }) => [bucket, count]));
}

it("is within one bucket of the exact value", async () => {
  const times = fc.array(fc.double({ min: 0.5, max: 15_000, noNaN: true }), { minLength: 1, maxLength: 300 });
  await fc.assert(
    fc.asyncProperty(times, async (given) => {
      const sorted = [...given].sort((a, b) => a - b);
      const exact = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0;
      const told = p95Of(await histogramOf(given));
      expect(told).toBeGreaterThan(exact / Math.SQRT2 - 0.06);
      expect(told).toBeLessThan(exact * Math.SQRT2 + 0.06);
    }),
    { numRuns: 30 },
  );
});

it("is zero without calls, and stays within the first and last bucket", async () => {
  expect(p95Of(new Map())).toBe(0);
  expect(p95Of(await histogramOf([0, 0.1, 0.2]))).toBeLessThanOrEqual(0.5);
  expect(p95Of(await histogramOf([1e9]))).toBeGreaterThan(16_000);
});
