import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { CreateBucketCommand, S3Client } from "@aws-sdk/client-s3";
import { defaultSurroundings, findBinary } from "@/stack/binary";
import { pickPorts } from "@/stack/ports";
import { versitygwBinary } from "@/stack/versitygw";

/** Long enough to build the server on a fresh machine. In milliseconds. */
export const S3_START_MS = 900_000;

export interface TestS3 {
  endpoint: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Freezes the server: it accepts connections and never responds. */
  freeze(): void;
  thaw(): void;
  /** Kills the server, as a crash would. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** A real S3 server for the test, with an empty bucket. */
export async function startS3(): Promise<TestS3> {
  const binary = await findBinary(
    versitygwBinary,
    defaultSurroundings((line) => process.stderr.write(`${line}\n`)),
  );
  const { http: port } = await pickPorts({
    http: { preferred: 30_000 + Math.floor(Math.random() * 20_000) },
  });
  const folder = mkdtempSync(join(tmpdir(), "showrunner-s3-"));
  const [data, meta] = [join(folder, "data"), join(folder, "meta")];
  for (const name of [data, meta]) mkdirSync(name);
  const accessKeyId = randomBytes(8).toString("hex");
  const secretAccessKey = randomBytes(20).toString("hex");
  const child = spawn(binary, ["--port", `127.0.0.1:${port}`, "posix", "--sidecar", meta, data], {
    env: { PATH: process.env.PATH, ROOT_ACCESS_KEY: accessKeyId, ROOT_SECRET_KEY: secretAccessKey } as never,
    stdio: "ignore",
  });
  const endpoint = `http://127.0.0.1:${port}`;
  const kill = () => end(child);
  const sweep = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  const atExit = () => {
    child.kill("SIGKILL");
    sweep();
  };
  process.once("exit", atExit);
  const stop = async () => {
    await kill();
    sweep();
    process.removeListener("exit", atExit);
  };
  const freeze = () => void child.kill("SIGSTOP");
  const thaw = () => void child.kill("SIGCONT");
  const server = { endpoint, bucket: "files", accessKeyId, secretAccessKey, freeze, thaw, kill, stop };
  await makeBucket(server, child);
  return server;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGKILL");
  await gone;
}

async function makeBucket(server: TestS3, child: ChildProcess): Promise<void> {
  const client = new S3Client({
    endpoint: server.endpoint,
    region: "us-east-1",
    forcePathStyle: true,
    credentials: server,
    requestChecksumCalculation: "WHEN_REQUIRED",
  });
  for (let tries = 0; ; tries += 1) {
    try {
      await client.send(new CreateBucketCommand({ Bucket: server.bucket }));
      return client.destroy();
    } catch (error) {
      if (child.exitCode !== null || tries > 300) throw error;
      await sleep(100);
    }
  }
}
