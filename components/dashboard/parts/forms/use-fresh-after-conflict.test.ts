import { expect, it } from "vitest";
import type { ApiError } from "@/lib/client/api-error";
import { runOnDashboard } from "@/test/support/run-on-dashboard";
import { useFreshAfterConflict } from "./use-fresh-after-conflict";

const refused = (code: string) => Object.assign(new Error(code), { code }) as unknown as ApiError;

it("refreshes the page once for each change of someone else's that is in the way, and for nothing else", async () => {
  const page = await runOnDashboard(useFreshAfterConflict, null as ApiError | null);
  await page.render(refused("validation_error"));
  expect(page.router.refresh).not.toHaveBeenCalled();
  const conflict = refused("version_conflict");
  await page.render(conflict);
  await page.render(conflict);
  expect(page.router.refresh).toHaveBeenCalledOnce();
});
