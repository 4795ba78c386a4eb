import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { env } from "@/lib/platform/runtime/env";
import { defaultSurroundings, findBinary } from "@/stack/binary";
import { livekitBinary, livekitService } from "@/stack/livekit";
import { pickPorts } from "@/stack/ports";

export interface TestRoomServer {
  /** Kills the process. */
  kill(): Promise<void>;
  /** Restarts it on the same ports. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

type OnReport = (body: string, authorization: string | undefined) => Promise<void>;

/**
 * Starts a real LiveKit server for the test and points this process's settings at it. It reports to
 * `onReport`; if that fails, the server gets a 503. A missing binary is built or downloaded; if that fails,
 * so does the test.
 */
export async function startRoomServer(onReport: OnReport): Promise<TestRoomServer> {
  const binary = await findBinary(
    livekitBinary,
    defaultSurroundings((line) => process.stderr.write(`${line}\n`)),
  );
  const first = 30_000 + Math.floor(Math.random() * 20_000);
  const ports = await pickPorts({
    http: { preferred: first },
    udp: { preferred: first + 2, count: 2, protocol: "udp" },
  });
  const reports = await listen(onReport);
  const dataDir = mkdtempSync(join(tmpdir(), "showrunner-livekit-"));
  const settings = env();
  const service = livekitService({
    binary,
    dataDir,
    port: ports.http,
    udpPort: ports.udp,
    apiKey: settings.LIVEKIT_API_KEY,
    apiSecret: settings.LIVEKIT_API_SECRET,
    webhookUrl: `http://127.0.0.1:${(reports.address() as AddressInfo).port}/`,
  });
  Object.assign(settings, {
    LIVEKIT_URL: `ws://127.0.0.1:${ports.http}`,
    LIVEKIT_API_URL: `http://127.0.0.1:${ports.http}`,
  });
  let child: ChildProcess | undefined;
  const start = async () => {
    const { file, args, env: childEnv } = service.plan();
    child = spawn(file, args, { env: childEnv, stdio: "ignore" });
    for (let tries = 0; tries < 200; tries++) {
      if (await service.ready()) return;
      await sleep(100);
    }
    throw new Error("The room server did not get ready in 20 seconds.");
  };
  const kill = async () => {
    const dying = child;
    if (!dying || dying.exitCode !== null || dying.signalCode !== null) return;
    const gone = new Promise((resolve) => dying.once("exit", resolve));
    dying.kill("SIGKILL");
    await gone;
  };
  const stop = async () => {
    await kill();
    await new Promise((resolve) => reports.close(resolve));
    rmSync(dataDir, { recursive: true, force: true });
  };
  await start();
  return { kill, start, stop };
}

function listen(onReport: OnReport): Promise<Server> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      onReport(Buffer.concat(chunks).toString("utf8"), request.headers.authorization)
        .then(() => response.writeHead(200))
        .catch((error: unknown) => {
          process.stderr.write(`report refused: ${String(error)}\n`);
          response.writeHead(503);
        })
        .finally(() => response.end());
    });
  });
  return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(server)));
}
