import { expect, it } from "vitest";
import { Problem } from "@/lib/operation/problem";
import { inTurn } from "./in-turn";

/** Is refused so often, then answers how often it was tried. */
function refused(times: number, code: "rate_limited" | "service_unavailable" | "not_found" = "rate_limited") {
  let tries = 0;
  return async () => {
    tries += 1;
    if (tries <= times) throw new Problem(code);
    return tries;
  };
}

it("a read of a page waits for its turn, and gives up after the last pause", async () => {
  expect(await inTurn(refused(2), [1, 1])).toBe(3);
  await expect(inTurn(refused(3), [1, 1])).rejects.toMatchObject({ code: "rate_limited" });
});

it("a read that failed temporarily is tried once more", async () => {
  expect(await inTurn(refused(1, "service_unavailable"), [1, 1, 1])).toBe(2);
  const down = refused(2, "service_unavailable");
  await expect(inTurn(down, [1, 1, 1])).rejects.toMatchObject({ code: "service_unavailable" });
  expect(await down()).toBe(3);
});

it("other refusals are the caller's at once", async () => {
  const once = refused(1, "not_found");
  await expect(inTurn(once, [1, 1])).rejects.toMatchObject({ code: "not_found" });
  expect(await once()).toBe(2);
});
