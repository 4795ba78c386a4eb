import { setTimeout as sleep } from "node:timers/promises";
import { environmentManager, QueryClientProvider } from "@tanstack/react-query";
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { onTestFinished, vi } from "vitest";
import { DrawnContext } from "@/components/dashboard/access/environment";
import { makeQueryClient } from "@/lib/client/make-query-client";
import { runHook } from "./run-hook";
import { until as holds } from "./until";

/** Runs a hook as a page of the dashboard does: with its cache of reads, and for a member of a workspace. */
export async function runOnDashboard<Input, Result>(hook: (input: Input) => Result, input: NoInfer<Input>) {
  environmentManager.setIsServer(() => false);
  onTestFinished(() => environmentManager.setIsServer(() => true));
  const queries = makeQueryClient();
  onTestFinished(() => queries.clear());
  const router = { refresh: vi.fn(), push: vi.fn() };
  const page = await runHook(hook, input, (content) => (
    <AppRouterContext.Provider value={router as never}>
      <QueryClientProvider client={queries}>
        <DrawnContext.Provider value={{ environment: "test", workspaceId: "w", userId: "u", role: "member" }}>
          {content}
        </DrawnContext.Provider>
      </QueryClientProvider>
    </AppRouterContext.Provider>
  ));
  /** Waits until the page shows it. */
  const until = (isShown: (result: Result) => boolean) =>
    holds(async () => {
      await page.act(() => sleep(1));
      return isShown(page.result());
    });
  return { ...page, queries, router, until };
}
