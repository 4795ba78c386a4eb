import { setImmediate as tick } from "node:timers/promises";
import { expect, it } from "vitest";
import { newId } from "@/lib/platform/runtime/ids";
import { sqlState } from "./db";
import { LateTurn, takeTurn } from "./turns";

const LONG_MS = 60_000;

it("lets callers with the same key through in order, one at a time", async () => {
  const name = newId("row");
  let inside = 0;
  const order: number[] = [];
  await Promise.all(
    Array.from({ length: 20 }, async (_, n) => {
      const pass = await takeTurn(name, LONG_MS);
      inside += 1;
      expect(inside).toBe(1);
      await tick();
      order.push(n);
      inside -= 1;
      pass();
    }),
  );
  expect(order).toEqual(Array.from({ length: 20 }, (_, n) => n));
});

it("doesn't block callers with other keys", async () => {
  const passes = await Promise.all(["a", "b"].map(() => takeTurn(newId("row"), 0)));
  for (const pass of passes) pass();
});

it("rejects a caller that waits too long, and lets the next one through", async () => {
  const name = newId("row");
  const pass = await takeTurn(name, LONG_MS);
  const late = await takeTurn(name, 1).catch((error: unknown) => error);
  expect(late).toBeInstanceOf(LateTurn);
  // Reported like a lock timeout in the database.
  expect(sqlState(late)).toBe("55P03");
  const next = takeTurn(name, LONG_MS);
  pass();
  (await next)();
});
