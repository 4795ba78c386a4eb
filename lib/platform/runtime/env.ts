import { readFileSync } from "node:fs";
import { z } from "zod";

const flagOr = (fallback: "0" | "1") =>
  z
    .enum(["0", "1", "true", "false"])
    .default(fallback)
    .transform((value) => value === "1" || value === "true");
const flag = flagOr("0");
const port = z.coerce.number().int().min(0).max(65535);
const count = (fallback: number) => z.coerce.number().positive().default(fallback);
/** Several values, comma separated. */
const words = z
  .string()
  .default("")
  .transform((value) =>
    value
      .split(",")
      .map((part) => part.trim())
      .filter(Boolean),
  );
const optional = z
  .string()
  .optional()
  .transform((value) => value || undefined);

/** Every setting of the process, in one place. `.env.example` follows this order. */
export const EnvSchema = z.object({
  NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
  HOST: z.string().default("127.0.0.1"),
  PORT: port.default(3000),
  PUBLIC_URL: z.url().default("http://127.0.0.1:3000"),
  DATABASE_URL: z.string().min(1),
  /** Some calls need a second connection while they hold one. */
  DATABASE_POOL: z.coerce.number().int().min(2).default(16),
  SHOWRUNNER_SECRET: z.string().min(1),
  DATA_DIR: z.string().default("var"),
  /** Folder for files in local storage. Defaults to `uploads` in the data folder. */
  UPLOAD_DIR: optional,
  /** Folder for temporary files. Defaults to the system's. */
  TEMP_DIR: optional,
  /** Folder for models, such as the announcer's voice. Defaults to `models` in the data folder. */
  MODELS_DIR: optional,
  /** URL that has the model archives by name, for machines that can't reach their authors. */
  MODELS_MIRROR: z.url().optional(),
  /**
   * If off, `bin/up` and `bin/test` don't download models. Existing ones are used, and `bin/admin model
   * fetch` still downloads them.
   */
  MODELS_FETCH: flagOr("1"),
  /** How many child processes may open people's files at a time, per process. */
  MEDIA_CHILDREN: z.coerce.number().int().min(1).default(2),
  /**
   * Lets children run without confinement on machines that can't confine them. They then have this process's
   * access.
   */
  UNCONFINED_CHILDREN: flag,
  /** Name of this release, shown with the running processes. */
  RELEASE: z.string().default(""),

  /** Where files are stored: in a folder, or in an S3-compatible service. */
  STORAGE_DRIVER: z.enum(["local", "s3"]).default("local"),
  /** Waits until uploads are on disk. If off, a power failure may lose files whose upload was confirmed. */
  STORAGE_SYNC: flagOr("1"),
  /** A separate origin for the URLs of files in local storage. */
  FILES_URL: z.url().optional(),
  /**
   * Secrets that sign URLs of local files, comma separated: the first signs, all are accepted. Derived from
   * the main secret by default.
   */
  FILE_URL_SECRETS: words,
  S3_BUCKET: optional,
  S3_REGION: z.string().default("us-east-1"),
  /** Unless it is Amazon's. */
  S3_ENDPOINT: z.url().optional(),
  /** The endpoint's public address, if it differs. */
  S3_PUBLIC_ENDPOINT: z.url().optional(),
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  /** Puts the bucket into the path instead of the host name, as most servers other than Amazon's require. */
  S3_FORCE_PATH_STYLE: flag,
  /** Storage per workspace, by plan, in MB. Unlimited if empty. */
  STORAGE_MB_FREE: count(500),
  STORAGE_MB_PRO: count(20_000),
  STORAGE_MB_SCALE: count(200_000),
  STORAGE_MB_SELF_HOSTED: z.coerce.number().positive().optional(),
  /** How long an unreferenced file is kept. Longer than a backup takes. */
  FILE_GRACE_MINUTES: z.coerce.number().int().min(0).default(60),
  /** How long an upload may pause, and how long all of it may take. */
  UPLOAD_IDLE_SECONDS: count(20),
  UPLOAD_MOST_SECONDS: count(3_600),
  /** A workspace's allowance for sales calls, in US cents per UTC month. */
  CALL_ALLOWANCE_CENTS: count(1_000),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
  EMBEDDED: flag,
  /**
   * If off, the process only serves the API, jobs and health. It then needs a fraction of the memory and
   * serves no pages.
   */
  SERVE_PAGES: flagOr("1"),
  INSTALLATION: z.enum(["self_hosted", "hosted"]).default("self_hosted"),

  /** Sign-in providers in addition to the emailed link. Each is available once its id is set. */
  GITHUB_CLIENT_ID: optional,
  GITHUB_CLIENT_SECRET: optional,
  GITHUB_BASE_URL: z.url().default("https://github.com"),
  GITHUB_API_URL: z.url().default("https://api.github.com"),
  GOOGLE_CLIENT_ID: optional,
  GOOGLE_CLIENT_SECRET: optional,
  GOOGLE_ISSUER: z.url().default("https://accounts.google.com"),
  OIDC_CLIENT_ID: optional,
  OIDC_CLIENT_SECRET: optional,
  OIDC_ISSUER: z.url().optional(),
  OIDC_NAME: z.string().default("single sign-on"),
  IDENTITY_TIMEOUT_MS: count(8_000),

  LIVEKIT_URL: z.string().default("ws://127.0.0.1:7880"),
  LIVEKIT_API_URL: z.string().default("http://127.0.0.1:7880"),
  LIVEKIT_API_KEY: z.string().min(1),
  LIVEKIT_API_SECRET: z.string().min(1),

  INNGEST_BASE_URL: optional,
  INNGEST_EVENT_KEY: optional,
  INNGEST_SIGNING_KEY: optional,
  INNGEST_DEV: z.string().default("0"),

  MAIL_DRIVER: z.enum(["smtp", "resend"]).default("smtp"),
  SMTP_URL: z.string().default("smtp://127.0.0.1:2525"),
  RESEND_API_KEY: optional,
  RESEND_BASE_URL: z.string().default("https://api.resend.com"),
  RESEND_WEBHOOK_SECRET: optional,
  DKIM_DOMAIN: optional,
  DKIM_SELECTOR: optional,
  DKIM_PRIVATE_KEY: optional,
  MAIL_FROM: z.string().default("Showrunner <shows@showrunner.localhost>"),
  INBOX_DIR: optional,
  INBOX_KEY: optional,

  LLM_BASE_URL: optional,
  LLM_API_KEY: optional,
  LLM_MODEL: z.string().default("gpt-4o-mini"),
  LLM_TIMEOUT_MS: count(30_000),

  /** The announcer's voice from an OpenAI-compatible endpoint. Built-in if empty. */
  TTS_BASE_URL: optional,
  TTS_API_KEY: optional,
  TTS_MODEL: z.string().default("tts-1"),
  /** Until the first sound, and between two chunks. */
  TTS_TIMEOUT_MS: count(10_000),

  /** Speech recognition from an OpenAI-compatible endpoint. Built-in if empty. */
  STT_BASE_URL: optional,
  STT_API_KEY: optional,
  STT_MODEL: z.string().default("whisper-1"),
  /** Until the transcript. Later captions are of no use. */
  STT_TIMEOUT_MS: count(6_000),

  /**
   * What captures each speaker's tracks on the server: `subscriber` is our own capture, `egress` is LiveKit's
   * Egress, `off` leaves it to the speakers' browsers.
   */
  RECORDER: z.enum(["subscriber", "egress", "off"]).default("subscriber"),

  /** Embeddings from an OpenAI-compatible endpoint. Built-in if empty. */
  EMBEDDINGS_BASE_URL: optional,
  EMBEDDINGS_API_KEY: optional,
  EMBEDDINGS_MODEL: z.string().default("text-embedding-3-small"),
  /** Similarity from which two questions may be the same, 0 to 1. */
  EMBEDDINGS_ALIKE: z.coerce.number().min(0).max(1).default(0.8),
  EMBEDDINGS_TIMEOUT_MS: count(10_000),

  /** Where videos are uploaded for YouTube destinations, and where their access tokens come from. */
  YOUTUBE_API_URL: z.url().default("https://www.googleapis.com"),
  GOOGLE_TOKEN_URL: z.url().default("https://oauth2.googleapis.com/token"),

  /** Where videos are uploaded and posted for LinkedIn destinations, and where their access tokens come from. */
  LINKEDIN_API_URL: z.url().default("https://api.linkedin.com"),
  LINKEDIN_TOKEN_URL: z.url().default("https://www.linkedin.com/oauth/v2/accessToken"),
  /** Year and month of its API. LinkedIn supports each for about a year. */
  LINKEDIN_VERSION: z
    .string()
    .regex(/^20\d\d(0[1-9]|1[0-2])$/)
    .default("202609"),

  OUTBOUND_ALLOW_CIDRS: words,
  /** Ports of this installation's own services. The process's own port is always included. */
  OUTBOUND_DENY_PORTS: words.pipe(
    z.array(z.string().transform(Number).pipe(z.number().int().min(1).max(65535))),
  ),
  /**
   * Divides every delay of the webhook and reminder schedules. 1 in normal operation, larger for trying them
   * out.
   */
  SCHEDULE_SCALE: count(1),

  /**
   * How long data is kept that would otherwise only grow. Usage totals and the audit log are kept forever.
   */
  KEEP_JOBS_DAYS: count(30),
  KEEP_WEBHOOKS_DAYS: count(30),
  KEEP_REQUESTS_DAYS: count(30),
  /** Contents of emails. Recipient, subject, time and result are kept. */
  KEEP_MAIL_BODIES_DAYS: count(30),
  KEEP_USAGE_MONTHS: count(13),
  /** The ledger of shows, moment by moment. Replays and analytics read it. */
  KEEP_SHOW_LEDGER_MONTHS: count(36),

  /** How many app processes share the traffic. Each takes its share of the limits below. */
  APP_COPIES: z.coerce.number().int().min(1).default(1),
  RATE_LIVE_PER_SECOND: count(25),
  RATE_LIVE_BURST: count(50),
  RATE_TEST_PER_SECOND: count(10),
  RATE_TEST_BURST: count(20),
  RATE_IN_FLIGHT: count(20),
  RATE_FAILED_AUTH_PER_MINUTE: count(30),
  /** Calls without a key from one address. An office's audience shares an address. */
  PUBLIC_READS_PER_MINUTE: count(6_000),
  PUBLIC_CHANGES_PER_MINUTE: count(600),
  /** How many people in a show's audience may share an address before their calls are limited together. */
  AUDIENCE_PEOPLE_PER_ADDRESS: count(250),
  SIGNUP_PER_MINUTE: count(5),
  SIGNUP_PER_HOUR: count(30),
  /** Signups per show and minute before browsers must solve a proof of work, from any address. */
  SIGNUPS_WITHOUT_PROOF_PER_MINUTE: count(20),
  /** Origins, besides our own, whose pages may call the MCP endpoint from a browser, comma separated. */
  MCP_ALLOWED_ORIGINS: words,
  /** Host names, besides our own and loopback, that it accepts, for proxies that rewrite them. */
  MCP_ALLOWED_HOSTS: words,
  /** How many proxies in front of the process add to X-Forwarded-For. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).default(0),

  /** Token for /metrics. Without it, the page doesn't exist. */
  METRICS_TOKEN: optional,
  /** Collector for spans (OTLP over HTTP). Without it, no tracing code is loaded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: optional,
  OTEL_EXPORTER_OTLP_HEADERS: z.string().default(""),
  OTEL_SERVICE_NAME: z.string().default("showrunner"),
  /** The share of traces to keep, 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),

  /** Named crash points for fault tests, comma separated. Refused in production unless embedded. */
  FAILPOINTS: words,
});

export type Env = z.output<typeof EnvSchema>;

const WEAK = /^(secret|changeme|change-me|password|test|dev|example)|^(.)\2*$/i;

/** Throws one error that names every missing or weak setting. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = EnvSchema.safeParse(given);
  const problems = parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => {
        const name = path.join(".");
        return `${name}: ${given[name] === undefined ? "missing" : message}`;
      });
  if (parsed.success)
    problems.push(...halfProviders(parsed.data), ...halfStorage(parsed.data), ...halfDkim(parsed.data));
  if (parsed.success && parsed.data.NODE_ENV === "production") problems.push(...weakSecrets(parsed.data));
  if (problems.length > 0 || !parsed.success) throw new Error(`Settings: ${problems.join("; ")}`);
  return { ...parsed.data, ...ownPart(parsed.data) };
}

const COUNTED_HERE = [
  "RATE_LIVE_PER_SECOND",
  "RATE_LIVE_BURST",
  "RATE_TEST_PER_SECOND",
  "RATE_TEST_BURST",
  "RATE_IN_FLIGHT",
  "RATE_FAILED_AUTH_PER_MINUTE",
  "PUBLIC_READS_PER_MINUTE",
  "PUBLIC_CHANGES_PER_MINUTE",
  "AUDIENCE_PEOPLE_PER_ADDRESS",
  "SIGNUP_PER_MINUTE",
  "SIGNUP_PER_HOUR",
  "SIGNUPS_WITHOUT_PROOF_PER_MINUTE",
] as const;

/** Divides the limits that each process counts for itself. */
function ownPart(env: Env): Partial<Env> {
  return Object.fromEntries(COUNTED_HERE.map((name) => [name, Math.ceil(env[name] / env.APP_COPIES)]));
}

/** A provider with half of its credentials would only fail when it is used. */
function halfProviders(env: Env): string[] {
  const problems: string[] = [];
  for (const name of ["GITHUB", "GOOGLE", "OIDC"] as const) {
    const [id, secret] = [env[`${name}_CLIENT_ID`], env[`${name}_CLIENT_SECRET`]];
    if (Boolean(id) !== Boolean(secret)) problems.push(`${name}_CLIENT_ID and _SECRET: set both or neither`);
  }
  if (env.OIDC_CLIENT_ID && !env.OIDC_ISSUER) problems.push("OIDC_ISSUER: missing");
  return problems;
}

/** A storage without a bucket or credentials would only fail on the first upload. */
function halfStorage(env: Env): string[] {
  if (env.STORAGE_DRIVER === "local")
    return env.RECORDER === "egress" ? ["RECORDER: egress needs STORAGE_DRIVER=s3"] : [];
  const needed = ["S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;
  return needed.filter((name) => !env[name]).map((name) => `${name}: missing`);
}

/** A signature without its domain or selector can't be verified, and email with it counts as forged. */
function halfDkim(env: Env): string[] {
  const names = ["DKIM_DOMAIN", "DKIM_SELECTOR", "DKIM_PRIVATE_KEY"] as const;
  const missing = names.filter((name) => !env[name]);
  return missing.length === names.length ? [] : missing.map((name) => `${name}: missing`);
}

function weakSecrets(env: Env): string[] {
  const problems: string[] = [];
  const check = (name: string, value: string | undefined, least: number) => {
    if (!value || value.length < least || WEAK.test(value)) {
      problems.push(`${name}: weak or missing (at least ${least} random characters)`);
    }
  };
  check("SHOWRUNNER_SECRET", env.SHOWRUNNER_SECRET, 32);
  check("LIVEKIT_API_SECRET", env.LIVEKIT_API_SECRET, 32);
  check("INNGEST_SIGNING_KEY", env.INNGEST_SIGNING_KEY, 32);
  if (env.MAIL_DRIVER === "resend") check("RESEND_API_KEY", env.RESEND_API_KEY, 8);
  for (const secret of env.FILE_URL_SECRETS) check("FILE_URL_SECRETS", secret, 32);
  if (env.METRICS_TOKEN !== undefined) check("METRICS_TOKEN", env.METRICS_TOKEN, 16);
  if (env.FAILPOINTS.length > 0 && !env.EMBEDDED) problems.push("FAILPOINTS: not allowed in production");
  return problems;
}

/** `NAME_FILE` sets `NAME` from a file, for secrets mounted into containers. */
export function withFiles(source: Record<string, string | undefined>): Record<string, string | undefined> {
  const files = Object.keys(EnvSchema.shape).filter((name) => !source[name] && source[`${name}_FILE`]);
  // The path is only known at run time. Without the annotation, the bundler would include every file of the
  // project.
  const read = (name: string) =>
    readFileSync(/* turbopackIgnore: true */ source[`${name}_FILE`] ?? "", "utf8").trim();
  return { ...source, ...Object.fromEntries(files.map((name) => [name, read(name)])) };
}

const holder = globalThis as typeof globalThis & { __showrunnerEnv?: Env };

/** The validated settings of this process, read on the first call. */
export function env(): Env {
  if (!holder.__showrunnerEnv) {
    holder.__showrunnerEnv = readEnv(withFiles(process.env));
    // next-auth only reads its own URL from here.
    process.env.NEXTAUTH_URL = holder.__showrunnerEnv.PUBLIC_URL;
  }
  return holder.__showrunnerEnv;
}
