import { createServer, type Server } from "node:http";
import { afterEach, expect, it } from "vitest";
import { measure, medianOf } from "@/bench/measure";
import { rows } from "@/bench/rows";
import { isMet, tableOf } from "@/bench/table";
import type { Figure, Leg, Measured } from "@/bench/types";

let server: Server | undefined;

afterEach(() => void server?.close());

/** A leg against a server in this process, which responds with this status and records the requests. */
async function legOf(status: number, seen: Set<string>): Promise<Leg> {
  const made = createServer((request, response) => {
    seen.add(String(request.headers["idempotency-key"]));
    request.resume().on("end", () => response.writeHead(status).end("{}"));
  });
  server = made;
  await new Promise<void>((resolve) => made.listen(0, "127.0.0.1", resolve));
  const address = made.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const cpuMicros = () => process.cpuUsage().user + process.cpuUsage().system;
  const child = { pid: process.pid, port, cpuMicros, stop: async () => {} };
  const load = {
    method: "POST" as const,
    paths: ["/"],
    bearers: ["key"],
    body: '{"n":"{n}"}',
    connections: 1,
  };
  return { name: "here", child, load };
}

it("counts responses and CPU time, and gives every request its own key", async () => {
  const seen = new Set<string>();
  const measured = await measure(await legOf(200, seen), 1);
  expect(measured.requests).toBeGreaterThan(0);
  expect(measured.cpuMicros).toBeGreaterThan(0);
  expect(seen.size).toBeGreaterThanOrEqual(measured.requests);
});

it("rejects measurements with wrong responses", async () => {
  await expect(measure(await legOf(500, new Set()), 1)).rejects.toThrow(/wrong/);
});

it("judges by the ratio if there is one, and by medians", () => {
  const figure: Figure = { name: "x", value: 10, unit: "ms", ratio: 1.2, goal: { atMost: 1.5 } };
  expect(isMet(figure)).toBe(true);
  expect(isMet({ ...figure, ratio: 1.6 })).toBe(false);
  expect(isMet({ ...figure, ratio: undefined })).toBe(false);
  expect(isMet({ ...figure, goal: { atLeast: 0.9 } })).toBe(true);
  expect(isMet({ name: "x", value: 1, unit: "ms" })).toBeUndefined();
  const run = (perSecond: number): Measured => ({ perSecond, cpuMicros: 1, p50Ms: 1, p99Ms: 1, requests: 5 });
  expect(medianOf([run(1), run(9), run(3)])).toMatchObject({ perSecond: 3, requests: 15 });
  const [row] = rows;
  if (!row) throw new Error("no rows");
  expect(tableOf([{ row, figures: [figure] }])).toContain("| ≤ 1.5 | met");
});

it("lists every row once", () => {
  const names = rows.flatMap(({ id, also }) => [id, ...also]);
  expect(new Set(names).size).toBe(names.length);
});
