import { join } from "node:path";
import { projectRoot } from "./paths";
import { answersOk } from "./probe";
import type { Service, SpawnPlan } from "./supervisor";

/**
 * The app process: `dist/server.mjs`, or in development `server.ts` itself, with the settings of this stack on top of
 * the caller's environment.
 */
export function appService(
  settings: Record<string, string>,
  localUrl: string,
  onReady: () => Promise<void>,
): Service {
  const development = settings.NODE_ENV === "development";
  return {
    name: "app",
    plan: (): SpawnPlan => ({
      file: process.execPath,
      // Without source maps: loading those of all packages costs 130 MB, and the bundle is readable.
      args: development
        ? ["--import", "tsx", join(projectRoot, "server.ts")]
        : [join(projectRoot, "dist/server.mjs")],
      env: { ...process.env, ...settings },
      cwd: projectRoot,
    }),
    ready: () => answersOk(`${localUrl}/readyz`),
    readyWithinMs: 120_000,
    stop: [{ signal: "SIGTERM", waitMs: 15_000 }],
    onReady,
  };
}

/**
 * Registers the app's functions with the job engine. The engine would discover them within seconds, and jobs
 * would wait for that. Retries for a while, then leaves it to the engine.
 */
export async function announceFunctions(localUrl: string): Promise<void> {
  for (let tries = 0; tries < 20; tries += 1) {
    const answer = await fetch(`${localUrl}/api/inngest`, {
      method: "PUT",
      signal: AbortSignal.timeout(5_000),
    }).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
