import { join } from "node:path";
import { announceFunctions } from "./app";
import { projectRoot } from "./paths";
import { answersOk } from "./probe";
import type { Service, SpawnPlan } from "./supervisor";

/**
 * What such a process holds is mostly what V8 lets lie. A young generation grows to two times 64 MiB where 16 do; and what
 * outlived it a few times, such as rows of a table that wait for their turn, is made in the old one from then on, which is
 * looked through when it is full.
 */
const MEMORY = ["--max-semi-space-size=16", "--no-allocation-site-pretenuring"];

/** A process of the pool `media`, on loopback: nobody but the job engine has anything to ask of it. */
export function mediaService(settings: Record<string, string>, port: number): Service {
  const development = settings.NODE_ENV === "development";
  const url = `http://127.0.0.1:${port}`;
  return {
    name: "media",
    plan: (): SpawnPlan => ({
      file: process.execPath,
      args: [
        ...MEMORY,
        ...(development
          ? ["--import", "tsx", join(projectRoot, "media-worker.ts")]
          : [join(projectRoot, "dist/media-worker.mjs")]),
      ],
      env: { ...process.env, ...settings, HOST: "127.0.0.1", PORT: String(port) },
      cwd: projectRoot,
    }),
    ready: () => answersOk(`${url}/readyz`),
    readyWithinMs: 120_000,
    stop: [{ signal: "SIGTERM", waitMs: 15_000 }],
    onReady: () => announceFunctions(url),
  };
}
