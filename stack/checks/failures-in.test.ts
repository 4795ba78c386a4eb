import { expect, it } from "vitest";
import { failedIn, failuresIn, flakyIn, flakyWhy } from "./failures-in";

const VITEST = ` ✓ lib/a.test.ts (3 tests) 20ms
Logged by "does it":
[50] unexpected failure
End of the log.
 ❯ lib/b.test.ts (1 test | 1 failed) 5ms

⎯⎯⎯⎯⎯⎯⎯ Failed Tests 1 ⎯⎯⎯⎯⎯⎯⎯

 FAIL  lib/b.test.ts > does it
AssertionError: expected 1 to be 2
`;

const PLAYWRIGHT = `  ✓  1 [pages] › journeys/a.spec.ts:3:1 › one (2.0s)
  ✘  2 [pages] › journeys/b.spec.ts:9:1 › two (9.0s)


  1) [pages] › journeys/b.spec.ts:9:1 › two

    Error: not there

  2) [pages] › journeys/c.spec.ts:4:1 › three

    Error: late

      at /work/e2e/journeys/c.spec.ts:7:3

  1 failed
    [pages] › journeys/b.spec.ts:9:1 › two
  1 flaky
    [pages] › journeys/c.spec.ts:4:1 › three
  1 passed (11.1s)
`;

it("keeps a failed test's log and report, and nothing from passed ones", () => {
  expect(failuresIn(VITEST)).toBe(
    VITEST.slice(VITEST.indexOf("Logged by"), VITEST.indexOf(" ❯ lib")) +
      VITEST.slice(VITEST.indexOf("⎯⎯⎯⎯⎯⎯⎯ Failed")).trim(),
  );
  expect(failuresIn(PLAYWRIGHT)).toMatch(/^1\) .*two[\s\S]*not there/);
  expect(failuresIn(PLAYWRIGHT)).not.toContain("✓");
});

it("keeps the end of the output if nothing says what failed", () => {
  expect(failuresIn("starting\nno such file\n")).toBe("starting\nno such file");
});

it("names tests that passed only on retry, and says why they failed at first", () => {
  expect(flakyIn(PLAYWRIGHT)).toEqual(["[pages] › journeys/c.spec.ts:4:1 › three"]);
  expect(flakyIn(VITEST)).toEqual([]);
  expect(flakyWhy(PLAYWRIGHT)).toEqual([
    "[pages] › journeys/c.spec.ts:4:1 › three: Error: late (e2e/journeys/c.spec.ts:7)",
  ]);
});

it("says the whole of why a test failed at first, also if that is in several lines", () => {
  const report = `  1) [beside] › e2e/journeys/d.spec.ts:40:3 › a page is light ─────

    Error: /e/a-show

    expect(received).toEqual(expected) // deep equality

    - Expected  - 1
    + Received  + 3

    - Array []
    + Array [
    +   "shift: 0.02, at most 0.01",
    + ]

      52 |       const weight = await pageWeight(page, path);
    > 53 |       expect(overBudget(weight)).toEqual([]);
        at /work/e2e/journeys/d.spec.ts:53:97

    Retry #1 ─────────

  1 flaky
    [beside] › e2e/journeys/d.spec.ts:40:3 › a page is light
`;
  expect(flakyWhy(report)).toEqual([
    '[beside] › e2e/journeys/d.spec.ts:40:3 › a page is light: Error: /e/a-show expect(received).toEqual(expected) // deep equality - Expected  - 1 + Received  + 3 - Array [] + Array [ +   "shift: 0.02, at most 0.01", + ] (e2e/journeys/d.spec.ts:53)',
  ]);
});

it("names failed tests with the first line of why", () => {
  expect(failedIn(VITEST)).toEqual(["lib/b.test.ts > does it: AssertionError: expected 1 to be 2"]);
  expect(failedIn(PLAYWRIGHT)).toEqual(["[pages] › journeys/b.spec.ts:9:1 › two: Error: not there"]);
  expect(failedIn(failuresIn(PLAYWRIGHT))).toEqual(failedIn(PLAYWRIGHT));
  expect(failedIn("lint found something")).toEqual([]);
});
