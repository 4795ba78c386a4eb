import { Inngest } from "inngest";
import type { Pool } from "@/lib/platform/processes/pool";
import { env } from "@/lib/platform/runtime/env";
import { log } from "@/lib/platform/runtime/log";

const SEND_TIMEOUT_MS = 10_000;

const logAt =
  (level: "debug" | "info" | "warn" | "error") =>
  (...args: unknown[]): void => {
    const [first, second] = args;
    if (typeof first === "string") log()[level]({ engine: true }, first);
    else log()[level]({ engine: true, detail: first }, typeof second === "string" ? second : "engine");
  };

/**
 * The client of one pool's processes. To the engine each is an app of its own, called at its own URL.
 * Settings are read on use rather than on load, because building the pages loads this file without any.
 *
 * `checkpointing` stays off: with it, runs on the single-node server hang and handlers repeat.
 */
const makeClient = (id: string) =>
  new Inngest({
    id,
    isDev: false,
    checkpointing: false,
    aiMetadata: false,
    sessionPropagation: false,
    logger: { debug: logAt("debug"), info: logAt("debug"), warn: logAt("warn"), error: logAt("error") },
    fetch: (input: Parameters<typeof fetch>[0], init?: RequestInit) =>
      fetch(input, { ...init, signal: AbortSignal.timeout(SEND_TIMEOUT_MS) }),
    get baseUrl() {
      return env().INNGEST_BASE_URL;
    },
    get eventKey() {
      return env().INNGEST_EVENT_KEY;
    },
    get signingKey() {
      return env().INNGEST_SIGNING_KEY;
    },
  });

export const engineClients: Record<Pool, Inngest> = {
  app: makeClient("showrunner"),
  media: makeClient("showrunner-media"),
};
