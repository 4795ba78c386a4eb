import pino from "pino";
import { env } from "./env";
import { once } from "./once";

const SECRET_TEXT =
  /(sr_(?:test|live|oat|ort)_|cl_sk_)[A-Za-z0-9_-]+|(whsec_)[A-Za-z0-9_+/=-]+|(Bearer\s+)[^\s"\\]+|((?:[?&]|\b)(?:key|token|join|code|secret)=)[^&\s"\\]+|(\/(?:backstage|unsubscribe|inbox(?!\/msg_)(?=\/[\w-]{16}))\/)[A-Za-z0-9_-]+/gi;

/** Replaces keys, tokens and signing secrets in a text with a mark. */
export function redactText(text: string): string {
  return text.replace(
    SECRET_TEXT,
    (_all, key, signing, bearer, query, path) => `${key ?? signing ?? bearer ?? query ?? path}[redacted]`,
  );
}

/** One JSON line a record, to standard output. Text from people is a value, never a format. */
export function log(): pino.Logger {
  return once("log", () =>
    pino({
      level: env().LOG_LEVEL,
      base: { service: "showrunner" },
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
        logMethod(args, method) {
          const clean = args.map((arg) => (typeof arg === "string" ? redactText(arg) : arg));
          method.apply(this, clean as Parameters<typeof method>);
        },
      },
      serializers: {
        err: (error: unknown) =>
          error instanceof Error
            ? { type: error.name, message: redactText(error.message), stack: redactText(error.stack ?? "") }
            : { message: redactText(String(error)) },
      },
    }),
  );
}
