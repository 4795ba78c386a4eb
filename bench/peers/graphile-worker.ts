import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { Logger, run } from "graphile-worker";
import { announce } from "../announce";

/**
 * The same with a queue that needs only the database: its worker runs in this process and PostgreSQL notifies
 * it.
 */
const begun = new Map<string, (at: number) => void>();
const logger = new Logger(() => () => undefined);

const runner = await run({
  connectionString: process.env.DATABASE_URL,
  concurrency: 8,
  logger,
  noHandleSignals: true,
  taskList: {
    probe: async (payload) => begun.get((payload as { id: string }).id)?.(performance.now()),
  },
});

async function pickUp(): Promise<number> {
  const id = randomUUID();
  const running = new Promise<number>((resolve) => begun.set(id, resolve));
  await runner.addJob("probe", { id });
  const committed = performance.now();
  const ms = (await running) - committed;
  begun.delete(id);
  return Math.max(0, ms);
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { searchParams } = new URL(request.url ?? "/", "http://bench");
  const waits: number[] = [];
  for (let i = 0; i < Number(searchParams.get("count")); i += 1) {
    waits.push(await pickUp());
    await new Promise((resolve) => setTimeout(resolve, 10 + 50 * Math.random()));
  }
  response.end(JSON.stringify({ waits }));
}

const server = createServer((request, response) => void answer(request, response));

announce(server);
