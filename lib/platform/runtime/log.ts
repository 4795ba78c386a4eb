import pino from "pino";
import { env } from "./env";
import { LineBuffer } from "./line-buffer";
import { processSingleton } from "./process-singleton";

const SECRET_TEXT =
  /(sr_(?:test|live|oat|ort)_|cl_sk_)[A-Za-z0-9_-]+|(whsec_)[A-Za-z0-9_+/=-]+|(Bearer\s+)[^\s"\\]+|((?:[?&]|\b)(?:key|token|join|code|secret|ticket|signature)=)[^&\s"\\]+|(\/(?:backstage|unsubscribe|proposals?(?=\/[0-9a-z]{26}-)|inbox(?!\/msg_)(?=\/[\w-]{16}))\/)[A-Za-z0-9_-]+/gi;

/** Replaces keys, tokens and signing secrets in a text with a mark. */
export function redactText(text: string): string {
  return text.replace(
    SECRET_TEXT,
    (_all, key, signing, bearer, query, path) => `${key ?? signing ?? bearer ?? query ?? path}[redacted]`,
  );
}

const BASE = { service: "showrunner" };
const BASE_TEXT = JSON.stringify(BASE).slice(1, -1);
const INFO = pino.levels.values.info;

/** From this level on, a record is written immediately, because it may be the last one. */
const URGENT = pino.levels.values.error ?? 50;

function lines(): LineBuffer {
  return processSingleton("log-lines", () => {
    const made = new LineBuffer(pino.destination({ dest: process.stdout.fd || 1, sync: true }));
    process.on("exit", () => made.flush());
    return made;
  });
}

/**
 * Logs fields known to contain no secret at `info`. They are written unchanged, which costs a third of
 * `log()`.
 */
export function logPlain(fields: Record<string, unknown>, message: string): void {
  if (!log().isLevelEnabled("info")) return;
  const head = `{"level":${INFO},"time":"${new Date().toISOString()}",${BASE_TEXT},"msg":${JSON.stringify(message)}`;
  const rest = JSON.stringify(fields).slice(1);
  lines().write(rest === "}" ? `${head}}\n` : `${head},${rest}\n`);
}

/** Logs one JSON line per record to standard output. Text from people is a value, never a format. */
export function log(): pino.Logger {
  return processSingleton("log", () => pino(options(), lines()));
}

const options = (): pino.LoggerOptions => ({
  level: env().LOG_LEVEL,
  base: BASE,
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: {
    paths: [
      "*.authorization",
      "*.cookie",
      "*.secret",
      "*.token",
      "*.password",
      "authorization",
      "cookie",
      "secret",
      "token",
    ],
    censor: "[redacted]",
  },
  hooks: {
    logMethod(args, method, level) {
      const clean = args.map((arg) => (typeof arg === "string" ? redactText(arg) : arg));
      method.apply(this, clean as Parameters<typeof method>);
      if (level >= URGENT) lines().flush();
    },
  },
  serializers: {
    err: (error: unknown) =>
      error instanceof Error
        ? { type: error.name, message: redactText(error.message), stack: redactText(error.stack ?? "") }
        : { message: redactText(String(error)) },
  },
});
