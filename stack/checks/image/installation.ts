import { randomBytes } from "node:crypto";
import { chownSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { announceFunctions } from "../../app";
import { defaultSurroundings, findBinary } from "../../binary";
import { composeEnvironment } from "../../compose-file";
import { databaseService } from "../../database";
import { inngestBinary, inngestService } from "../../inngest";
import { pickPorts } from "../../ports";
import { databaseUrl, ensureDatabase, type PostgresOptions } from "../../postgres";
import { answersOk } from "../../probe";
import { Supervisor } from "../../supervisor";
import { runTool } from "../../tool";
import type { CheckContext } from "../step";
import { type Container, planOf, userIdOf } from "./container";

/** Both images with a database and a job engine, set up as `compose.yaml` does. */
export class Installation {
  readonly #context: CheckContext;
  readonly #folder: string;
  readonly #data: string;
  readonly #app: Container;
  readonly #media: Container;
  readonly #supervisor: Supervisor;
  readonly #secret = randomBytes(32).toString("hex");
  #ports = { app: 0, media: 0, postgres: 0, engine: 0, connect: 0, gateway: 0, executor: 0 };
  #settings: Record<string, string> = {};

  constructor(context: CheckContext, app: Container, media: Container) {
    this.#context = context;
    this.#folder = join(context.workDir, "image");
    this.#data = join(this.#folder, "files");
    this.#app = app;
    this.#media = media;
    mkdirSync(this.#data, { recursive: true });
    const user = userIdOf(app);
    chownSync(this.#data, user, user);
    const [logDir, log] = [join(this.#folder, "log"), context.log];
    this.#supervisor = new Supervisor({ logDir, log, onChange: () => undefined });
  }

  get url(): string {
    return `http://127.0.0.1:${this.#ports.app}`;
  }

  /** Starts the database and the job engine, which aren't in these images. */
  async startServices(): Promise<void> {
    const everywhere = "0.0.0.0";
    this.#ports = await pickPorts({
      app: { preferred: 3300 },
      media: { preferred: 3400 },
      postgres: { preferred: 54_420 },
      engine: { preferred: 8388 },
      connect: { preferred: 8488, host: everywhere },
      gateway: { preferred: 50_152, host: everywhere },
      executor: { preferred: 50_253, host: everywhere },
    });
    const postgres: PostgresOptions = {
      dataDir: join(this.#folder, "postgres"),
      port: this.#ports.postgres,
      user: "showrunner",
      password: this.#secret,
      durable: false,
    };
    await this.#supervisor.start(databaseService(postgres, () => undefined));
    await ensureDatabase(databaseUrl(postgres, "postgres"), "showrunner");
    await this.#startEngine();
    this.#settings = {
      ...composeEnvironment("app", this.#secret),
      DATABASE_URL: databaseUrl(postgres, "showrunner"),
      INNGEST_BASE_URL: `http://127.0.0.1:${this.#ports.engine}`,
      LIVEKIT_API_URL: "http://127.0.0.1:9",
      // Compose gives each service an address of its own; here they share one.
      HOST: "127.0.0.1",
    };
  }

  async #startEngine(): Promise<void> {
    const { log, signal } = this.#context;
    const { app, media, engine, connect, gateway, executor } = this.#ports;
    const options = {
      binary: await findBinary(inngestBinary, defaultSurroundings(log, signal)),
      dataDir: this.#folder,
      port: engine,
      connectPort: connect,
      gatewayGrpcPort: gateway,
      executorGrpcPort: executor,
      eventKey: this.#secret,
      signingKey: this.#secret,
      sdkUrls: [app, media].map((port) => `http://127.0.0.1:${port}/api/inngest`),
      onReady: async () => undefined,
    };
    await this.#supervisor.start(inngestService(options));
  }

  #start(name: "app" | "media"): Promise<void> {
    const url = `http://127.0.0.1:${this.#ports[name]}`;
    return this.#supervisor.start({
      name,
      plan: () => planOf(this.#containerOf(name), this.#data, this.#settingsOf(name)),
      ready: () => answersOk(`${url}/readyz`),
      readyWithinMs: 180_000,
      stop: [{ signal: "SIGTERM", waitMs: 15_000 }],
      onReady: () => announceFunctions(url),
    });
  }

  #containerOf(name: "app" | "media"): Container {
    return name === "app" ? this.#app : this.#media;
  }

  #settingsOf(name: "app" | "media"): Record<string, string> {
    return { ...this.#settings, PORT: String(this.#ports[name]) };
  }

  /** Starts the image's own command, waits until it is ready, and runs the image's own health check. */
  async start(name: "app" | "media"): Promise<void> {
    await this.#start(name);
    const { healthCheck } = this.#containerOf(name);
    if (healthCheck.length === 0) throw new Error(`The ${name} image has no health check.`);
    await this.run(name, ...healthCheck);
  }

  /** Runs a command in the image, beside what is already running there, and returns its output. */
  async run(name: "app" | "media", ...command: string[]): Promise<string> {
    const plan = planOf(this.#containerOf(name), this.#data, this.#settingsOf(name), command);
    return runTool({ ...plan, cwd: "/", signal: this.#context.signal });
  }

  /** Runs an operator's command in the app's image. */
  async admin(...args: string[]): Promise<unknown> {
    return JSON.parse(await this.run("app", "node", "dist/admin.mjs", ...args));
  }

  /** Reads a file that the images wrote to their volume. */
  read(name: string): Buffer {
    return readFileSync(join(this.#data, name));
  }

  /** Stops a process as container engines do; fails unless it ends on its own. */
  async stop(name: "app" | "media"): Promise<void> {
    await this.#supervisor.stop(name);
    const log = readFileSync(join(this.#folder, "log", `${name}.log`), "utf8");
    if (!log.includes('"msg":"stopped"')) throw new Error(`${name} didn't shut down.\n${log.slice(-2_000)}`);
  }

  /** The ends of the logs, for a report. */
  logs(): string {
    const tail = (name: string) => {
      try {
        return readFileSync(join(this.#folder, "log", `${name}.log`), "utf8")
          .trim()
          .split("\n")
          .slice(-15);
      } catch {
        return ["(not started)"];
      }
    };
    return ["app", "media"].map((name) => `-- ${name}\n${tail(name).join("\n")}`).join("\n");
  }

  async end(): Promise<void> {
    await this.#supervisor.stopAll([["app", "media"], ["inngest"], ["postgres"]]);
  }
}
