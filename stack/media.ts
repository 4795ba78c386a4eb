import { join } from "node:path";
import { announceFunctions } from "./app";
import { projectRoot } from "./paths";
import { answersOk } from "./probe";
import type { Service, SpawnPlan } from "./supervisor";

/**
 * Most of such a process's memory is uncollected garbage. By default, V8's young generation grows to two
 * times 64 MiB where 16 are enough. And it starts to allocate what survived a few times, such as table rows
 * waiting for their turn, directly in the old generation, which is collected only when it's full. The media
 * image uses the same flags.
 */
export const MEDIA_FLAGS = ["--max-semi-space-size=16", "--no-allocation-site-pretenuring"];

/**
 * What is freed goes back to the system, instead of staying in one of the allocator's many arenas. The media image uses the
 * same settings.
 */
export const MEDIA_ALLOCATOR = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_TRIM_THRESHOLD_: "131072",
  MALLOC_MMAP_THRESHOLD_: "131072",
};

/** A process of the `media` pool, on loopback: only the job engine calls it. */
export function mediaService(settings: Record<string, string>, port: number): Service {
  const development = settings.NODE_ENV === "development";
  const url = `http://127.0.0.1:${port}`;
  return {
    name: "media",
    plan: (): SpawnPlan => ({
      file: process.execPath,
      args: [
        ...MEDIA_FLAGS,
        ...(development
          ? ["--import", "tsx", join(projectRoot, "media-worker.ts")]
          : [join(projectRoot, "dist/media-worker.mjs")]),
      ],
      env: { ...process.env, ...MEDIA_ALLOCATOR, ...settings, HOST: "127.0.0.1", PORT: String(port) },
      cwd: projectRoot,
    }),
    ready: () => answersOk(`${url}/readyz`),
    readyWithinMs: 120_000,
    stop: [{ signal: "SIGTERM", waitMs: 15_000 }],
    onReady: () => announceFunctions(url),
  };
}
