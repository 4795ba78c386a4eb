import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { announceFunctions, appService } from "./app";
import { defaultSurroundings, findBinary } from "./binary";
import { databaseService } from "./database";
import { emailService } from "./email";
import { writeFileAtomically } from "./files";
import { inngestBinary, inngestService } from "./inngest";
import type { Layout } from "./layout";
import { livekitBinary, livekitService } from "./livekit";
import { mediaService } from "./media";
import { migrate } from "./migrate";
import { projectRoot } from "./paths";
import { pickPorts } from "./ports";
import { databaseUrl, ensureDatabase, type PostgresOptions } from "./postgres";
import type { ProcessMark } from "./process-state";
import { writeRunState } from "./run-file";
import { loadSecrets, type Secrets } from "./secrets";
import { type DemoAccess, seedDemo } from "./seed";
import {
  appSettings,
  completeSettings,
  type ExternalServices,
  externalServices,
  localAppUrl,
  type StackPorts,
} from "./settings";
import { Supervisor } from "./supervisor";
import { runTool } from "./tool";
import { type UpFile, writeUpFile } from "./up-file";

export interface RunningStack {
  up: UpFile;
  stop(): Promise<void>;
}

export interface StackControl {
  layout: Layout;
  /** Runs the app from its sources: edits to pages and operations apply at once. */
  development: boolean;
  log(line: string): void;
  signal: AbortSignal;
}

/** What must be built before anything can start: minutes on a fresh machine, nothing on a used one. */
interface Programs {
  /** Null if an external server is used. */
  livekit: string | null;
  inngest: string | null;
}

interface Parts extends StackControl {
  programs: Programs;
  secrets: Secrets;
  ports: StackPorts;
  outside: ExternalServices;
  settings: Record<string, string>;
  localUrl: string;
  postgres: PostgresOptions;
  supervisor: Supervisor;
}

/** In this order, each service stops before those it depends on. */
const stopOrder = [["app", "media"], ["inngest", "livekit", "smtp"], ["postgres"]];

/**
 * Sets up and starts everything; resolves once the app answers `/readyz` and the demo workspace exists. On
 * failure, stops everything it started.
 */
export async function startStack(control: StackControl): Promise<RunningStack> {
  const { layout } = control;
  let up: UpFile | null = null;
  let children: Record<string, ProcessMark> = {};
  const supervisor = new Supervisor({
    logDir: layout.logDir,
    log: control.log,
    onChange: (now) => {
      children = now;
      writeRunState(layout, now);
      if (up !== null) up = writeUpFile(layout, up, now);
    },
  });
  const dropEverything = () => supervisor.killAll();
  process.once("exit", dropEverything);
  const end = async () => {
    up = null;
    await supervisor.stopAll(stopOrder);
    process.removeListener("exit", dropEverything);
  };
  let ending: Promise<void> | undefined;
  const stop = () => {
    ending ??= end();
    return ending;
  };
  // Stopping also ends pending waits, such as for a server that isn't ready yet.
  control.signal.addEventListener("abort", () => void stop().catch(() => undefined), { once: true });
  try {
    // Ports are picked only once nothing slow remains before binding them.
    const programs = await make(control);
    const parts = await prepare(control, supervisor, programs);
    const access = await startParts(parts);
    up = writeUpFile(layout, upFileOf(parts, access), children);
    control.signal.throwIfAborted();
    return { up, stop };
  } catch (error) {
    await stop();
    control.signal.throwIfAborted();
    throw error;
  }
}

async function make(control: StackControl): Promise<Programs> {
  const [programs] = await Promise.all([findPrograms(control), buildApp(control)]);
  control.signal.throwIfAborted();
  return programs;
}

/** One after the other: two Go builds in parallel with the app's build are too much for a small machine. */
async function findPrograms({ log, signal }: StackControl): Promise<Programs> {
  const outside = externalServices(process.env);
  const around = defaultSurroundings(log, signal);
  return {
    livekit: outside.livekit ? null : await findBinary(livekitBinary, around),
    inngest: outside.inngest ? null : await findBinary(inngestBinary, around),
  };
}

async function prepare(control: StackControl, supervisor: Supervisor, programs: Programs): Promise<Parts> {
  const { layout } = control;
  for (const folder of [layout.dataDir, layout.inboxDir]) mkdirSync(folder, { recursive: true });
  const secrets = loadSecrets(layout.dataDir);
  const ports = await pickStackPorts();
  const postgres: PostgresOptions = {
    dataDir: join(layout.dataDir, "postgres"),
    port: ports.postgres,
    user: "showrunner",
    password: secrets.database_password,
    durable: true,
  };
  const embedded = databaseUrl(postgres, "showrunner");
  const settings = appSettings(layout, secrets, ports, embedded, process.env, control.development);
  const environment = `${JSON.stringify(completeSettings(settings, process.env), null, 2)}\n`;
  writeFileAtomically(layout.environmentFile, environment, 0o600);
  const outside = externalServices(process.env);
  return {
    ...control,
    programs,
    secrets,
    ports,
    outside,
    settings,
    localUrl: localAppUrl(settings),
    postgres,
    supervisor,
  };
}

function pickStackPorts(): Promise<StackPorts> {
  // Inngest's release, which is used without Go, opens these on every interface.
  const everywhere = "0.0.0.0";
  return pickPorts({
    app: { preferred: Number(process.env.PORT || 3000), host: process.env.HOST || "127.0.0.1" },
    media: { preferred: 3100 },
    livekit: { preferred: 7880 },
    livekitUdp: { preferred: 7882, count: 2, protocol: "udp" },
    inngest: { preferred: 8288 },
    inngestConnect: { preferred: 8289, host: everywhere },
    inngestGatewayGrpc: { preferred: 50052, host: everywhere },
    inngestExecutorGrpc: { preferred: 50053, host: everywhere },
    postgres: { preferred: 54320 },
    smtp: { preferred: 2525 },
  });
}

async function startParts(parts: Parts): Promise<DemoAccess> {
  const { log, localUrl, settings, supervisor } = parts;
  await Promise.all([startDatabase(parts), startEmail(parts), startServers(parts)]);
  parts.signal.throwIfAborted();
  await Promise.all([
    supervisor.start(appService(settings, localUrl, () => announceFunctions(localUrl))),
    supervisor.start(mediaService(settings, parts.ports.media)),
  ]);
  log("The app and its media worker are ready.");
  const { secrets, signal, layout } = parts;
  return seedDemo({ dataDir: layout.dataDir, secrets, settings, localUrl, signal });
}

async function buildApp({ development, log, signal }: StackControl): Promise<void> {
  const withoutPages = development || process.env.SERVE_PAGES === "0";
  const output = await runTool({
    file: process.execPath,
    args: [join(projectRoot, "bin/build.mjs"), ...(withoutPages ? ["--bundles"] : [])],
    cwd: projectRoot,
    env: process.env,
    signal,
  });
  for (const line of output.trim().split("\n").filter(Boolean)) log(line);
}

async function startDatabase({ outside, postgres, settings, supervisor, log }: Parts): Promise<void> {
  if (!outside.database) {
    await supervisor.start(databaseService(postgres, log));
    await ensureDatabase(databaseUrl(postgres, "postgres"), "showrunner");
  }
  const applied = await migrate(settings.DATABASE_URL ?? "");
  log(`The database is ready${applied.length === 0 ? "" : `; migrations applied: ${applied.length}`}.`);
}

async function startEmail({ outside, layout, ports, supervisor }: Parts): Promise<void> {
  if (!outside.mail) await supervisor.start(emailService(layout.inboxDir, ports.smtp));
}

async function startServers(parts: Parts): Promise<void> {
  const { programs, layout, ports, settings, supervisor, log, localUrl } = parts;
  if (programs.livekit !== null) {
    const options = {
      binary: programs.livekit,
      dataDir: layout.dataDir,
      port: ports.livekit,
      udpPort: ports.livekitUdp,
      apiKey: settings.LIVEKIT_API_KEY ?? "",
      apiSecret: settings.LIVEKIT_API_SECRET ?? "",
      webhookUrl: `${localUrl}/api/livekit/webhook`,
    };
    await supervisor.start(livekitService(options));
    log("LiveKit is ready.");
  }
  if (programs.inngest !== null) {
    let appStarted = false;
    const mediaUrl = `http://127.0.0.1:${ports.media}`;
    const options = {
      binary: programs.inngest,
      dataDir: layout.dataDir,
      port: ports.inngest,
      connectPort: ports.inngestConnect,
      gatewayGrpcPort: ports.inngestGatewayGrpc,
      executorGrpcPort: ports.inngestExecutorGrpc,
      eventKey: settings.INNGEST_EVENT_KEY ?? "",
      signingKey: settings.INNGEST_SIGNING_KEY ?? "",
      sdkUrls: [`${localUrl}/api/inngest`, `${mediaUrl}/api/inngest`],
      // At the first start, the app isn't running yet and registers itself when it is.
      onReady: async () => {
        if (appStarted) await Promise.all([localUrl, mediaUrl].map(announceFunctions));
        appStarted = true;
      },
    };
    await supervisor.start(inngestService(options));
    log("Inngest is ready.");
  }
}

function upFileOf(parts: Parts, access: DemoAccess): UpFile {
  const { settings, layout, ports, secrets } = parts;
  const base = settings.PUBLIC_URL ?? parts.localUrl;
  return {
    base_url: base,
    ...access,
    inbox_url: `${base}/inbox/${settings.INBOX_KEY ?? secrets.inbox_key}`,
    smtp_port: ports.smtp,
    livekit_url: settings.LIVEKIT_URL ?? "",
    inngest_url: settings.INNGEST_BASE_URL ?? "",
    database_url: settings.DATABASE_URL ?? "",
    pids: {},
    data_dir: layout.dataDir,
  };
}
