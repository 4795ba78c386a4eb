import { EventEmitter } from "node:events";
import pg from "pg";
import { env } from "../runtime/env";
import { log } from "../runtime/log";
import { processSingleton } from "../runtime/process-singleton";
import { sql } from "./db";
import type { Write } from "./db-unit";

const CHANNEL = "showrunner";
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5_000;

/**
 * Notices from other processes through the database, by topic, so that code needn't wait for its next poll.
 * They may carry what they are about. Every topic is also emitted after a reconnect, because something may
 * have been missed. Never rely on a notice alone.
 */
export const notices = (): EventEmitter =>
  processSingleton("notices", () => new EventEmitter().setMaxListeners(0));

/** Notifies every process, with the commit of the surrounding transaction. A topic contains no space. */
export const noticeOf = (topic: string, about?: string): Write => ({
  name: "notice",
  text: "SELECT pg_notify($1, $2)",
  values: [CHANNEL, about === undefined ? topic : `${topic} ${about}`],
});

export async function notify(topic: string): Promise<void> {
  const { name, text, values } = noticeOf(topic);
  await sql(name, text, values);
}

/** Listens on its own connection for as long as the process runs. */
export function startNotices(): { stop(): Promise<void> } {
  let stopped = false;
  let failures = 0;
  let next: NodeJS.Timeout | undefined;
  let client: pg.Client | undefined;
  const lost = (from: pg.Client, error?: unknown): void => {
    if (client !== from || stopped) return;
    client = undefined;
    failures += 1;
    if (failures === 1) log().warn({ err: error }, "notices of other processes are not heard");
    void from.end().catch(() => undefined);
    next = setTimeout(listen, Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS));
  };
  const listen = (): void => {
    const made = new pg.Client({
      connectionString: env().DATABASE_URL,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
    });
    client = made;
    made.on("error", (error) => lost(made, error));
    made.on("end", () => lost(made));
    made.on("notification", ({ payload = "" }) => {
      const [topic = "", about] = payload.split(" ");
      notices().emit(topic, about);
    });
    made
      .connect()
      .then(() => made.query(`LISTEN ${CHANNEL}`))
      .then(() => {
        if (failures > 0) log().info("notices of other processes are heard again");
        failures = 0;
        for (const topic of notices().eventNames()) notices().emit(topic);
      })
      .catch((error: unknown) => lost(made, error));
  };
  listen();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(next);
      await client?.end().catch(() => undefined);
    },
  };
}
