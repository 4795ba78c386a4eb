import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { layoutOf } from "@/stack/layout";
import { projectRoot } from "@/stack/paths";
import { pickPorts } from "@/stack/ports";
import { answersOk } from "@/stack/probe";
import { runTool, type ToolRun } from "@/stack/tool";
import { readUpFile, type UpFile } from "@/stack/up-file";
import { roomyLimits } from "./roomy-limits";

/** A crowd registers from one IP address. */
const roomySignups = {
  SIGNUP_PER_MINUTE: "100000",
  SIGNUP_PER_HOUR: "1000000",
  SIGNUPS_WITHOUT_PROOF_PER_MINUTE: "1000000",
};

export interface AppProcess {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

/** The process is about to exit; code that awaits this never continues. */
const theEnd = () => new Promise<never>(() => undefined);

/** A whole stack in a temporary folder, for rehearsals that break it or put load on it. */
export class OwnStack {
  /** The stacks running or starting. */
  static readonly #alive = new Set<OwnStack>();
  static #interruption: "not expected" | "expected" | "here" = "not expected";
  readonly #folder: string;
  readonly #env: NodeJS.ProcessEnv;
  readonly #others = new Set<ChildProcess>();
  readonly #commands = new AbortController();
  #pool: pg.Pool | undefined;
  #stopping: Promise<void> | undefined;

  private constructor(folder: string, env: NodeJS.ProcessEnv) {
    this.#folder = folder;
    this.#env = env;
  }

  /** `before` may fill the data folder first. */
  static async start(
    settings: Record<string, string>,
    log: (line: string) => void,
    before: (dataDir: string) => Promise<unknown> = async () => undefined,
  ): Promise<OwnStack> {
    OwnStack.#expectInterruption();
    if (OwnStack.#interruption === "here") await theEnd();
    const folder = mkdtempSync(join(tmpdir(), "showrunner-rig-"));
    // As root, PostgreSQL runs as another user.
    chmodSync(folder, 0o755);
    const stack = new OwnStack(folder, {
      ...process.env,
      ...roomyLimits,
      ...roomySignups,
      PORT: "4900",
      ...settings,
    });
    OwnStack.#alive.add(stack);
    try {
      await before(folder);
      await stack.#command("stack/up.ts", ["--background"], {
        signal: stack.#commands.signal,
        onOutput: (text) => {
          for (const line of text.split("\n")) if (/^\[[\d.]+ s\]/.test(line)) log(`  ${line}`);
        },
      });
      return stack;
    } catch (error) {
      await stack.stop();
      throw error;
    }
  }

  /** Installed before the first process starts, so that an interruption at any moment stops every stack. */
  static #expectInterruption(): void {
    if (OwnStack.#interruption !== "not expected") return;
    OwnStack.#interruption = "expected";
    for (const [signal, code] of Object.entries({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 })) {
      process.once(signal, () => {
        OwnStack.#interruption = "here";
        const ends = [...OwnStack.#alive].map((stack) => stack.#ended());
        void Promise.all(ends).finally(() => process.exit(code));
      });
    }
  }

  /** As last written: process ids change after a restart. */
  get up(): UpFile {
    const up = readUpFile(layoutOf(this.#folder));
    if (up === null) throw new Error(`The stack in ${this.#folder} is gone.`);
    return up;
  }

  /** The file with its URLs and keys, for separate programs. */
  get upFile(): string {
    return layoutOf(this.#folder).upFile;
  }

  get url(): string {
    return this.up.base_url;
  }

  pid(name: string): number {
    const pid = this.up.pids[name];
    if (pid === undefined) throw new Error(`${name} does not run.`);
    return pid;
  }

  /** Waits until `name` runs with a different process id. */
  async replaced(name: string, previous: number): Promise<number> {
    for (;;) {
      const { [name]: pid } = this.up.pids;
      if (pid !== undefined && pid !== previous) return pid;
      await sleep(50);
    }
  }

  async query<T extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<T[]> {
    this.#pool ??= new pg.Pool({ connectionString: this.up.database_url, max: 4 });
    this.#pool.removeAllListeners("error").on("error", () => undefined);
    return (await this.#pool.query<T>(text, values)).rows;
  }

  /** The last errors and refusals logged by its processes. */
  troubles(most = 12): string[] {
    return this.logged(/^\{"level":[456]0/)
      .slice(-most)
      .map((line) => line.slice(0, 400));
  }

  /** The lines of this kind in its apps' logs. */
  logged(kind: RegExp): string[] {
    const folder = join(this.#folder, "log");
    return readdirSync(folder)
      .filter((file) => file.startsWith("app"))
      .flatMap((file) => readFileSync(join(folder, file), "utf8").split("\n"))
      .filter((line) => kind.test(line));
  }

  async admin(...args: string[]): Promise<Record<string, string>> {
    const { signal } = this.#commands;
    return JSON.parse(await this.#command("bin/admin.mjs", args, { signal })) as Record<string, string>;
  }

  /** Another app process on the same database, as on a second machine. */
  async anotherApp(settings: Record<string, string> = {}): Promise<AppProcess> {
    const { port } = await pickPorts({ port: { preferred: 4950 } });
    const stored = readFileSync(layoutOf(this.#folder).environmentFile, "utf8");
    const log = openSync(join(this.#folder, "log", `app-${port}.log`), "a");
    const child = spawn(process.execPath, [join(projectRoot, "dist/server.mjs")], {
      cwd: projectRoot,
      env: { ...this.#env, ...JSON.parse(stored), PORT: String(port), ...settings },
      stdio: ["ignore", log, log],
    });
    this.#others.add(child);
    const url = `http://127.0.0.1:${port}`;
    for (let tries = 0; !(await answersOk(`${url}/readyz`)); tries += 1) {
      if (child.exitCode !== null || tries > 600) throw new Error(`The app at ${url} did not start.`);
      await sleep(100);
    }
    return { url, pid: child.pid ?? 0, stop: () => this.#end(child) };
  }

  async stop(): Promise<void> {
    await this.#ended();
    if (OwnStack.#interruption === "here") await theEnd();
  }

  #ended(): Promise<void> {
    this.#stopping ??= this.#stop();
    return this.#stopping;
  }

  async #stop(): Promise<void> {
    this.#commands.abort(new Error("The stack is being stopped."));
    await Promise.all([...this.#others].map((child) => this.#end(child)));
    await this.#pool?.end().catch(() => undefined);
    await this.#command("stack/down.ts", []).catch((error: Error) => console.error(error.message));
    if (process.env.RIG_KEEP !== "1") rmSync(this.#folder, { recursive: true, force: true });
    OwnStack.#alive.delete(this);
  }

  async #end(child: ChildProcess): Promise<void> {
    this.#others.delete(child);
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGTERM");
    await Promise.race([gone, sleep(12_000, undefined, { ref: false })]);
    child.kill("SIGKILL");
  }

  #command(script: string, args: string[], more: Pick<ToolRun, "signal" | "onOutput"> = {}): Promise<string> {
    return runTool({
      file: process.execPath,
      args: ["--import", "tsx", join(projectRoot, script), ...args, "--data", this.#folder],
      cwd: projectRoot,
      env: this.#env,
      ...more,
    });
  }
}
