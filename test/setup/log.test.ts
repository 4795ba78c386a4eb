import { expect, it } from "vitest";
import { log } from "@/lib/platform/runtime/log";
import { expectLogged, testLog } from "../support/test-log";

it("allows an expected error", () => {
  expectLogged(/planted/);
  log().error("planted");
});

it("distinguishes expected, unexpected and missing errors", () => {
  expectLogged(/first/, /third/);
  log().error("first");
  log().error({ err: new Error("why") }, "second");
  const { unexpected, missing } = testLog().take();
  expect(unexpected).toEqual([expect.stringContaining('"msg":"second"')]);
  expect(missing).toEqual([/third/]);
});

it("is empty again for the next test", () => {
  expect(testLog().take()).toEqual({ lines: [], unexpected: [], missing: [] });
});
