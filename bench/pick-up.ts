import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { serve } from "inngest/node";
import { z } from "zod";
import { inngest } from "@/inngest/client";
import { defineJob } from "@/inngest/define-job";
import { sql, transaction } from "@/lib/platform/database/db";
import { startJobs } from "@/lib/platform/jobs";
import { pokeDispatcher } from "@/lib/platform/jobs/poke";
import { newId } from "@/lib/platform/runtime/ids";
import { inngestEngine } from "@/lib/providers/engine/inngest";

/** The product's way from a commit to a running job: row, dispatcher, engine, lease. */
const begun = new Map<string, (at: number) => void>();

const probe = defineJob({
  kind: "bench.pick-up",
  payload: z.object({}),
  run: async ({ job }) => begun.get(job.subject)?.(performance.now()),
});

async function pickUp(): Promise<number> {
  const subject = newId("bench");
  const running = new Promise<number>((resolve) => begun.set(subject, resolve));
  await transaction(async () => {
    await sql(
      "bench_enqueue",
      "INSERT INTO job (id, workspace_id, environment, kind, subject) VALUES ($1, 'bench', 'test', 'bench.pick-up', $1)",
      [subject],
    );
  });
  const committed = performance.now();
  pokeDispatcher();
  const ms = (await running) - committed;
  begun.delete(subject);
  return ms;
}

const engine = serve({ client: inngest, functions: [probe] });

/** `POST /run?count=…`: so many jobs, one after the other; how long each took to begin. */
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
  startJobs(inngestEngine);
  process.stdout.write(`{"port":${process.env.BENCH_PORT}}\n`);
});
process.on("SIGTERM", () => process.exit(0));
