import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { serve } from "inngest/node";
import { z } from "zod";
import { engineClients } from "@/inngest/client";
import { defineJob } from "@/inngest/define-job";
import { sql, transaction, write } from "@/lib/platform/database/db";
import { noticeOf, notices, notify } from "@/lib/platform/database/notices";
import { startJobs } from "@/lib/platform/jobs";
import { jobKind } from "@/lib/platform/jobs/job-kind";
import { jobsTopic, pokeDispatcher } from "@/lib/platform/jobs/poke";
import type { Pool } from "@/lib/platform/processes/pool";
import { newId } from "@/lib/platform/runtime/ids";
import { inngestEngine } from "@/lib/providers/engine/inngest";

/** The product's path from a commit to a running job: row, dispatcher, engine, lease. */
const own = process.env.BENCH_POOL as Pool;
/**
 * The pool whose pickup time is measured. If it isn't this process's pool, the worker reports over the
 * database that the job began.
 */
const measured = process.env.BENCH_OF as Pool;
const begun = new Map<string, (at: number) => void>();

const probe = defineJob(jobKind({ kind: "bench.pick-up", pool: measured, payload: z.object({}) }), {
  run: async ({ job }) => {
    if (own === "app") begun.get(job.subject)?.(performance.now());
    else await notify(job.subject);
  },
});

async function pickUp(): Promise<number> {
  const subject = newId("bench");
  const running = new Promise<number>((resolve) => {
    begun.set(subject, resolve);
    notices().once(subject, () => resolve(performance.now()));
  });
  await transaction(async () => {
    await sql(
      "bench_enqueue",
      `INSERT INTO job (id, workspace_id, environment, kind, pool, subject)
       VALUES ($1, 'bench', 'test', 'bench.pick-up', $2, $1)`,
      [subject, measured],
    );
    if (measured !== own) await write(noticeOf(jobsTopic(measured)));
  });
  const committed = performance.now();
  pokeDispatcher();
  const ms = (await running) - committed;
  begun.delete(subject);
  notices().removeAllListeners(subject);
  return ms;
}

const engine = serve({ client: engineClients[measured], functions: [probe] });

/** `POST /run?count=…`: runs that many jobs in sequence and returns how long each took to begin. */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://bench");
  if (pathname === "/api/inngest") return engine(request, response);
  const waits: number[] = [];
  for (let i = 0; i < Number(searchParams.get("count")); i += 1) {
    waits.push(await pickUp());
    await new Promise((resolve) => setTimeout(resolve, 10 + 50 * Math.random()));
  }
  response.end(JSON.stringify({ waits }));
}

const server = createServer((request, response) => void answer(request, response));

server.listen(Number(process.env.BENCH_PORT), "127.0.0.1", () => {
  startJobs(inngestEngine, { pool: own });
  process.stdout.write(`{"port":${process.env.BENCH_PORT}}\n`);
});
process.on("SIGTERM", () => process.exit(0));
