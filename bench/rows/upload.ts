import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { besidePeer, must } from "../contestants";
import { median } from "../measure";
import type { Bench, Child, Figure, Row } from "../types";
import { productSettings } from "../world";

const MB = 1_000_000;
const MEMORY_GOAL_MB = 48;
const BLOCK = Buffer.alloc(256 * 1024, "a moving picture ");

interface Sent {
  seconds: number;
  cpuMicros: number;
  /** Peak memory of the process above its level before, in MB. */
  memoryMb: number;
}

const statusOf = (pid: number, name: string): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) /
  1024;

/** Sends that many bytes as fast as the server accepts them. */
async function send(child: Child, path: string, bytes: number): Promise<Sent> {
  // Resets the peak memory.
  writeFileSync(`/proc/${child.pid}/clear_refs`, "5");
  const [cpu, memory, started] = [child.cpuMicros(), statusOf(child.pid, "VmRSS"), performance.now()];
  const headers = { "content-type": "video/mp4", "content-length": bytes };
  const outgoing = request({
    port: child.port,
    host: "127.0.0.1",
    path,
    method: "PUT",
    headers,
    agent: false,
  });
  const answered = once(outgoing, "response");
  for (let left = bytes; left > 0; left -= BLOCK.length)
    if (!outgoing.write(left < BLOCK.length ? BLOCK.subarray(0, left) : BLOCK)) await once(outgoing, "drain");
  outgoing.end();
  const [answer] = await answered;
  const body = await text(answer);
  const seconds = (performance.now() - started) / 1000;
  must(answer.statusCode === 200, `${answer.statusCode} ${body}`);
  return {
    seconds,
    cpuMicros: child.cpuMicros() - cpu,
    memoryMb: statusOf(child.pid, "VmHWM") - memory,
  };
}

async function toProduct(child: Child, bytes: number): Promise<Sent> {
  const signed = await fetch(`http://127.0.0.1:${child.port}/sign?size=${bytes}`);
  const { path, key } = (await signed.json()) as { path: string; key: string };
  const sent = await send(child, path, bytes);
  await fetch(`http://127.0.0.1:${child.port}/${key}`, { method: "DELETE" });
  return sent;
}

async function toPeer(child: Child, bytes: number): Promise<Sent> {
  const sent = await send(child, "/", bytes);
  await fetch(`http://127.0.0.1:${child.port}/`, { method: "DELETE" });
  return sent;
}

async function measure(bench: Bench, folder: string): Promise<Figure[]> {
  const bytes = (bench.short ? 50 : 200) * MB;
  const settings = {
    ...productSettings("postgresql://none.invalid/none"),
    UPLOAD_DIR: folder,
    LOG_LEVEL: "warn",
  };
  const product = await bench.child("bench/upload.ts", settings);
  const peer = await bench.child("bench/peers/pipe-to-file.ts", { BENCH_FOLDER: folder });
  const [own, bare]: [Sent[], Sent[]] = [[], []];
  for (let round = 0; round <= bench.rounds * 2; round += 1) {
    const [mine, theirs] = [await toProduct(product, bytes), await toPeer(peer, bytes)];
    // The first round warms up.
    if (round === 0) continue;
    own.push(mine);
    bare.push(theirs);
    for (const [name, { seconds, memoryMb }] of [
      ["showrunner", mine],
      ["node:http", theirs],
    ] as const)
      bench.say(`  ${name}: ${Math.round(bytes / MB / seconds)} MB/s, ${memoryMb.toFixed(0)} MB more memory`);
  }
  const rate = (sent: Sent[]): number => median(sent.map(({ seconds }) => bytes / MB / seconds));
  const cpu = (sent: Sent[]): number => median(sent.map(({ cpuMicros }) => cpuMicros / 1000));
  const name = "node:http to a file";
  return [
    besidePeer({
      name: `upload of ${bytes / MB} MB, throughput`,
      value: rate(own),
      unit: "MB/s",
      peer: { name, value: rate(bare) },
      goal: { atLeast: 0.7 },
      note: "with its SHA-256, and on the disk when it is answered for; the peer waits for neither",
    }),
    besidePeer({ name: "upload, CPU", value: cpu(own), unit: "ms CPU", peer: { name, value: cpu(bare) } }),
    {
      name: "upload, memory",
      value: Math.max(...own.map(({ memoryMb }) => memoryMb)),
      unit: "MB more at its peak",
      peer: { name, value: Math.max(...bare.map(({ memoryMb }) => memoryMb)) },
      goal: { atMost: MEMORY_GOAL_MB },
    },
  ];
}

async function run(bench: Bench): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "showrunner-bench-files-"));
  try {
    return await measure(bench, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const uploadRow: Row = {
  id: "upload",
  also: ["30"],
  title: "a large file to local storage",
  run,
};
