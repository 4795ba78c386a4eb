import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { defaultSurroundings, findBinary } from "./binary";
import { inngestBinary, inngestService } from "./inngest";
import { openSockets } from "./listeners";
import { livekitBinary, livekitService } from "./livekit";
import { pickPorts } from "./ports";
import { Supervisor } from "./supervisor";

describe.runIf(process.platform === "linux")("openSockets", () => {
  const children: ChildProcess[] = [];

  afterEach(() => {
    for (const { pid } of children.splice(0)) if (pid !== undefined) process.kill(-pid, "SIGKILL");
  });

  /** Runs these lines as a process group leader, and returns its id once it prints that it's ready. */
  function program(lines: string): Promise<number> {
    const child = spawn(process.execPath, ["-e", lines], {
      detached: true,
      stdio: ["ignore", "pipe", "inherit"],
    });
    children.push(child);
    return new Promise((resolve, reject) => {
      child.stdout?.once("data", () => resolve(child.pid ?? 0));
      child.once("error", reject);
    });
  }
  const listen = (...hosts: string[]) => `
    const net = require("node:net");
    let waiting = ${hosts.length};
    for (const host of ${JSON.stringify(hosts)})
      net.createServer().listen(0, host, () => { waiting -= 1; if (waiting === 0) console.log("ready"); });`;

  it("lists sockets bound beyond loopback, however the address is written", async () => {
    const pids = {
      quiet: await program(listen("127.0.0.1", "127.1.2.3", "::1", "::ffff:127.0.0.1")),
      wide: await program(listen("0.0.0.0", "::")),
      datagrams: await program(`const s = require("node:dgram").createSocket("udp4");
        s.bind(0, "0.0.0.0", () => console.log("ready"));`),
    };
    const found = openSockets(pids)?.map(
      ({ service, protocol, address }) => `${service} ${protocol} ${address}`,
    );
    expect(found?.sort()).toEqual(["datagrams udp 0.0.0.0", "wide tcp 0.0.0.0", "wide tcp [::]"]);
  });

  it("includes child processes", async () => {
    const inner = listen("0.0.0.0");
    const leader = await program(
      `require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(inner)}], { stdio: "inherit" });`,
    );
    expect(openSockets({ leader })).toMatchObject([{ service: "leader", address: "0.0.0.0" }]);
  });
});

/** The third-party servers, started as the stack starts them. */
describe.runIf(process.platform === "linux")("the embedded servers", () => {
  let dataDir: string;
  let supervisor: Supervisor;
  let pids: Record<string, number> = {};
  let taken: number[];
  let documented: number[];

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), "showrunner-listeners-"));
    const around = defaultSurroundings((line) => process.stderr.write(`${line}\n`));
    const [livekit, inngest] = [
      await findBinary(livekitBinary, around),
      await findBinary(inngestBinary, around),
    ];
    const ports = await pickPorts({
      livekit: { preferred: 27_880 },
      media: { preferred: 27_882, count: 2, protocol: "udp" },
      inngest: { preferred: 28_288 },
      connect: { preferred: 28_289, host: "0.0.0.0" },
      gateway: { preferred: 28_290, host: "0.0.0.0" },
      executor: { preferred: 28_291, host: "0.0.0.0" },
    });
    supervisor = new Supervisor({
      logDir: join(dataDir, "log"),
      log: () => undefined,
      onChange: (now) => {
        pids = Object.fromEntries(Object.entries(now).map(([name, { pid }]) => [name, pid]));
      },
    });
    // The official release, which is used without Go, has two random ports and three on all interfaces.
    const { connect: gate, gateway, executor } = ports;
    const built = /-[0-9a-f]{8}$/.test(inngest);
    documented = built ? [] : [gate, 50_052, 50_053];
    taken = [ports.livekit, ports.inngest, gate, ...(built ? [gateway, executor] : [])];
    const nowhere = "http://127.0.0.1:9/";
    const rooms = livekitService({
      binary: livekit,
      dataDir,
      port: ports.livekit,
      udpPort: ports.media,
      apiKey: "APItest",
      apiSecret: "only-for-this-test-and-nothing-else",
      webhookUrl: nowhere,
    });
    const jobs = inngestService({
      binary: inngest,
      dataDir,
      port: ports.inngest,
      connectPort: ports.connect,
      gatewayGrpcPort: ports.gateway,
      executorGrpcPort: ports.executor,
      eventKey: "ab".repeat(16),
      signingKey: "cd".repeat(16),
      sdkUrls: [nowhere],
      onReady: async () => undefined,
    });
    await Promise.all([supervisor.start(rooms), supervisor.start(jobs)]);
    // Building them takes minutes on a machine without a cached build.
  }, 1_200_000);

  afterAll(async () => {
    await supervisor?.stopAll([]);
    rmSync(dataDir, { recursive: true, force: true });
  });

  const takes = (port: number): Promise<boolean> =>
    new Promise((resolve) => {
      const socket = connect(port, "127.0.0.1");
      socket.once("error", () => resolve(false));
      socket.once("connect", () => {
        socket.destroy();
        resolve(true);
      });
    });

  it("listen only on loopback", async () => {
    // The internal ports may open after the server reports that it's ready.
    for (const port of taken) await expect.poll(() => takes(port), { timeout: 60_000 }).toBe(true);
    expect(Object.keys(pids).sort()).toEqual(["inngest", "livekit"]);
    expect(openSockets(pids)?.filter(({ port }) => !documented.includes(port))).toEqual([]);
  }, 120_000);
});
