import { EnvSchema } from "@/lib/platform/runtime/env";
import type { Layout } from "./layout";
import { modelsCache } from "./models";
import type { Secrets } from "./secrets";

export interface StackPorts {
  app: number;
  media: number;
  livekit: number;
  livekitUdp: number;
  inngest: number;
  inngestConnect: number;
  inngestGatewayGrpc: number;
  inngestExecutorGrpc: number;
  postgres: number;
  smtp: number;
}

/** Which services are external, because the environment contains their address. */
export interface ExternalServices {
  database: boolean;
  livekit: boolean;
  inngest: boolean;
  mail: boolean;
}

export function externalServices(env: NodeJS.ProcessEnv): ExternalServices {
  return {
    database: Boolean(env.DATABASE_URL),
    livekit: Boolean(env.LIVEKIT_URL || env.LIVEKIT_API_URL),
    inngest: Boolean(env.INNGEST_BASE_URL),
    mail: Boolean(env.SMTP_URL) || env.MAIL_DRIVER === "resend",
  };
}

/** The app's settings. Values already in the environment win. */
export function appSettings(
  layout: Layout,
  secrets: Secrets,
  ports: StackPorts,
  embeddedDatabaseUrl: string,
  env: NodeJS.ProcessEnv,
  development = false,
): Record<string, string> {
  const host = env.HOST || "127.0.0.1";
  const shown = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
  const defaults: Record<string, string> = {
    HOST: host,
    PUBLIC_URL: `http://${shown.includes(":") ? `[${shown}]` : shown}:${ports.app}`,
    DATABASE_URL: embeddedDatabaseUrl,
    SHOWRUNNER_SECRET: secrets.app_secret,
    DATA_DIR: layout.dataDir,
    MODELS_DIR: modelsCache(env),
    LIVEKIT_URL: `ws://127.0.0.1:${ports.livekit}`,
    LIVEKIT_API_URL: `http://127.0.0.1:${ports.livekit}`,
    LIVEKIT_API_KEY: secrets.livekit_api_key,
    LIVEKIT_API_SECRET: secrets.livekit_api_secret,
    INNGEST_BASE_URL: `http://127.0.0.1:${ports.inngest}`,
    INNGEST_EVENT_KEY: secrets.inngest_event_key,
    INNGEST_SIGNING_KEY: secrets.inngest_signing_key,
    INNGEST_DEV: "0",
    MAIL_DRIVER: "smtp",
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    MAIL_FROM: "Showrunner <shows@showrunner.localhost>",
    INBOX_DIR: layout.inboxDir,
    INBOX_KEY: secrets.inbox_key,
    METRICS_TOKEN: secrets.metrics_token,
    OUTBOUND_ALLOW_CIDRS: "",
    INSTALLATION: "self_hosted",
    EMBEDDED: "1",
  };
  const given = Object.keys(defaults).filter((name) => env[name]);
  const chosen = { ...defaults, ...Object.fromEntries(given.map((name) => [name, env[name] ?? ""])) };
  // While only this machine's own people can use it, their webhooks may reach their own programs.
  if (env.OUTBOUND_ALLOW_CIDRS === undefined && isOnlyLocal(chosen))
    chosen.OUTBOUND_ALLOW_CIDRS = "127.0.0.0/8,::1/128";
  return {
    ...chosen,
    // Added to the given ports instead of replacing them: a webhook must never reach any of these.
    OUTBOUND_DENY_PORTS: [...ownPorts(ports, chosen), ...(env.OUTBOUND_DENY_PORTS ?? "").split(",")]
      .filter(Boolean)
      .join(","),
    NODE_ENV: development ? "development" : "production",
    // The port that was free, which may not be the requested one.
    PORT: String(ports.app),
  };
}

/** With what the environment adds to the settings of the stack: all that a command needs to act as the app does. */
export function completeSettings(
  settings: Record<string, string>,
  env: NodeJS.ProcessEnv,
): Record<string, string> {
  const names = Object.keys(EnvSchema.shape).filter((name) => env[name]);
  return { ...Object.fromEntries(names.map((name) => [name, env[name] ?? ""])), ...settings };
}

const SERVICE_ADDRESSES = ["DATABASE_URL", "LIVEKIT_URL", "LIVEKIT_API_URL", "INNGEST_BASE_URL", "SMTP_URL"];
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;
/** `HOST` may be an IPv6 address without brackets. */
const isLoopback = (host: string): boolean => host === "::1" || LOOPBACK.test(host);

const isOnlyLocal = ({ HOST = "", PUBLIC_URL = "" }: Record<string, string>): boolean =>
  isLoopback(HOST) && URL.canParse(PUBLIC_URL) && isLoopback(new URL(PUBLIC_URL).hostname);

const USUAL_PORTS: Record<string, number> = { "postgresql:": 5432, "postgres:": 5432, "smtp:": 25 };

/** The ports that this stack listens on, and those of servers on this machine that it uses instead. */
function ownPorts(ports: StackPorts, settings: Record<string, string>): number[] {
  const beside = SERVICE_ADDRESSES.map((name) => settings[name] ?? "")
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address))
    .filter((url) => LOOPBACK.test(url.hostname))
    .map((url) => Number(url.port) || (USUAL_PORTS[url.protocol] ?? 80));
  // Media takes two adjacent ports.
  return [...new Set([...Object.values(ports), ports.livekitUdp + 1, ...beside])];
}

/** The app's URL from this machine, whatever its public URL. */
export function localAppUrl(settings: Record<string, string>): string {
  const host = settings.HOST ?? "127.0.0.1";
  const reachable = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
  return `http://${reachable.includes(":") ? `[${reachable}]` : reachable}:${settings.PORT}`;
}
