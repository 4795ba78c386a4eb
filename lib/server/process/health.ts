import { statfs } from "node:fs/promises";
import { request } from "undici";
import { countLiving } from "@/lib/platform/processes/living-processes";
import type { Pool } from "@/lib/platform/processes/pool";
import { env } from "@/lib/platform/runtime/env";
import { type Found, storageCheck } from "./storage-check";

type Check = Found;

async function within(ms: number, work: () => Promise<unknown>): Promise<Check> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("timeout")), ms);
  });
  try {
    await Promise.race([work(), late]);
    return "ok";
  } catch {
    return "failed";
  } finally {
    clearTimeout(timer);
  }
}

/** Without `fetch`, which Next patches with its own cache. */
async function askEngine(base: string): Promise<void> {
  const answer = await request(`${base}/health`, { headersTimeout: 150 });
  await answer.body.dump();
  if (answer.statusCode !== 200) throw new Error("engine not well");
}

const MIN_FREE_BYTES = 100 * 1024 * 1024;

interface Readiness {
  ready: boolean;
  checks: Record<string, Check>;
  /**
   * How many processes of each pool are alive. Without a media worker its jobs wait, and everything else
   * continues.
   */
  processes: Partial<Record<Pool, number>>;
}

/**
 * Whether this process can serve: database, job engine, disk and file storage. Contains no secrets or URLs.
 */
export async function readiness(): Promise<Readiness> {
  const engine = env().INNGEST_BASE_URL;
  let processes: Readiness["processes"] = {};
  const [database, jobs, disk, storage] = await Promise.all([
    within(150, async () => {
      processes = await countLiving();
    }),
    engine ? within(150, () => askEngine(engine)) : Promise.resolve<Check>("skipped"),
    within(150, async () => {
      const { bavail, bsize } = await statfs(env().DATA_DIR);
      if (bavail * bsize < MIN_FREE_BYTES) throw new Error("disk full");
    }),
    storageCheck(),
  ]);
  // The engine may be away for a while: work waits in the database, so calls can still be served. Without the
  // storage, only uploads fail; all processes share it, so no other one would be better.
  const ready = database === "ok" && disk === "ok";
  return { ready, checks: { database, engine: jobs, disk, storage }, processes };
}
