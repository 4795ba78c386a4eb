import { beforeEach, expect, it } from "vitest";
import { env } from "@/lib/platform/runtime/env";
import type { Principal } from "@/lib/platform/security/principal";
import { takeRateFor } from "./rate-limit";

beforeEach(() => {
  Object.assign(env(), { RATE_LIVE_PER_SECOND: 1, RATE_LIVE_BURST: 50 });
});

const person = (sessionId: string): Principal => ({
  ...{ actor: { type: "user", id: "usr_1", name: "Ana" }, workspaceId: "wsp_1", environment: "test" },
  ...{ scopes: new Set(), plan: "pro", clientIds: [], sessionId },
});

/** Takes tickets one after the other. @returns how many */
function takeUntilRefused(principal: Principal, source: "page" | "dashboard", most = 1_000): number {
  for (let taken = 0; taken < most; taken += 1) {
    try {
      takeRateFor(principal, source)?.release();
    } catch {
      return taken;
    }
  }
  return most;
}

it("what pages read to render leaves a person's own calls, and isn't without a limit", () => {
  const ana = person("ses_1");
  const pages = takeUntilRefused(ana, "page");
  const own = takeUntilRefused(ana, "dashboard");
  expect(own).toBeGreaterThanOrEqual(50);
  expect(pages).toBeGreaterThanOrEqual(300);
  expect(pages).toBeLessThan(1_000);
});

it("sessions don't share a limit", () => {
  takeUntilRefused(person("ses_2"), "dashboard");
  expect(takeUntilRefused(person("ses_3"), "dashboard")).toBeGreaterThanOrEqual(50);
});
