import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "@/stack/paths";
import { ask, besidePeer, CLIENT_BODY, createLoad, must, startWithKey } from "../contestants";
import { freePort } from "../stack";
import type { Bench, Figure, Leg, Row } from "../types";

const source = join(projectRoot, "bench/peers/next-prisma");
const next = join(projectRoot, "node_modules/next/dist/bin/next");
const env = { DATABASE_URL: "postgresql://settings.invalid/none", NEXT_TELEMETRY_DISABLED: "1" };

/** Builds the peer once per state of its sources, next to the project's other caches. */
function build(say: (text: string) => void): string {
  const hash = createHash("sha256").update(process.version);
  for (const file of ["app/v1/clients/route.ts", "next.config.ts"])
    hash.update(readFileSync(join(source, file)));
  for (const file of readdirSync(join(projectRoot, "prisma/schema")).sort())
    hash.update(readFileSync(join(projectRoot, "prisma/schema", file)));
  const folder = join(projectRoot, `.cache/bench/next-${hash.digest("hex").slice(0, 12)}`);
  if (existsSync(join(folder, ".next/BUILD_ID"))) return folder;
  say("  building the Next app");
  rmSync(folder, { recursive: true, force: true });
  cpSync(source, folder, { recursive: true });
  cpSync(join(projectRoot, "lib/generated/prisma"), join(folder, "generated"), { recursive: true });
  execFileSync(process.execPath, [next, "build"], {
    cwd: folder,
    env: { PATH: process.env.PATH, NODE_ENV: "production", ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  return folder;
}

async function run(bench: Bench): Promise<Figure[]> {
  const folder = build(bench.say);
  const { url, secret, product } = await startWithKey(bench);
  const port = await freePort();
  const peer = await bench.command({
    args: [next, "start", "--hostname", "127.0.0.1", "--port", String(port)],
    cwd: folder,
    env: { ...env, DATABASE_URL: url },
    port,
  });
  const body = CLIENT_BODY.replaceAll("{n}", "next");
  const first = await ask(peer, "POST", "/v1/clients", { secret, body, idempotencyKey: "next" });
  const again = await ask(peer, "POST", "/v1/clients", { secret, body, idempotencyKey: "next" });
  must(first.status === 201 && again.text === first.text, `the peer: ${first.status} ${first.text}`);
  const load = createLoad([secret]);
  const legs: Leg[] = [
    { name: "showrunner", child: product, load },
    { name: "next + prisma", child: peer, load },
  ];
  const [own, theirs] = await bench.interleave(legs);
  if (!own || !theirs) return [];
  return [
    besidePeer({
      name: "createClient, CPU",
      value: own.cpuMicros,
      unit: "µs CPU a request",
      peer: { name: "next + prisma", value: theirs.cpuMicros },
      goal: { atMost: 1 / 7 },
    }),
  ];
}

export const nextPrismaRow: Row = {
  id: "next-prisma",
  also: ["1b"],
  title: "the same write in a Next route with an interactive transaction",
  run,
};
