import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, it } from "vitest";
import { operationById } from "@/lib/api/registry/registry";
import { callShape } from "@/lib/docs/call-shape";
import { publicOperations } from "@/lib/docs/operation-doc";
import { samplesOf } from "@/lib/docs/samples";
import type { Operation } from "@/lib/operation/operation";
import { newId } from "@/lib/platform/runtime/ids";
import { type Installed, installPacked } from "@/packages/client/test/install-packed";
import { inputOf, namesTaken, paramsOf } from "./conformance/inputs";
import { make } from "./conformance/make";
import { makersFor } from "./conformance/populate";
import { Stock } from "./conformance/stock";
import { startServer, type TestServer } from "./support/http-server";
import { type McpClient, presentClient } from "./support/mcp";
import { writeSampleFiles } from "./support/sample-files";
import { putOnAir } from "./support/show";
import { Terminal } from "./support/terminal";
import { makeWorkspace } from "./support/workspace";

/**
 * A process that runs programs in sequence: each input line is its code as JSON, each output line the
 * outcome.
 */
class Runner {
  private readonly lines: AsyncIterator<string>;

  constructor(private readonly child: ChildProcessWithoutNullStreams) {
    child.stderr.pipe(process.stderr);
    this.lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  }

  async run(code: string, file: string): Promise<string> {
    this.child.stdin.write(`${JSON.stringify({ code, file })}\n`);
    const { value } = await this.lines.next();
    return JSON.parse(value ?? '{"error":"the process has ended"}').error ?? "";
  }

  stop(): void {
    this.child.kill();
  }
}

const NODE_RUNNER = `import { writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
const { log } = console;
console.log = () => {};
let number = 0;
for await (const line of createInterface({ input: process.stdin })) {
  const { code, file } = JSON.parse(line);
  const path = process.cwd() + "/" + (number += 1) + "-" + file;
  writeFileSync(path, code);
  const error = await import(path).then(() => null, (thrown) => String(thrown?.stack ?? thrown));
  log(JSON.stringify({ error }));
}`;

const PYTHON_RUNNER = `import contextlib, io, json, sys, traceback
for line in sys.stdin:
    given, error = json.loads(line), None
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            exec(compile(given["code"], given["file"], "exec"), {"__name__": "__main__"})
    except Exception as thrown:
        error = traceback.format_exc() + getattr(thrown, "read", bytes)().decode()
    print(json.dumps({"error": error}), flush=True)`;

const hasPython = spawnSync("python3", ["--version"]).status === 0;

let server: TestServer;
let stock: Stock;
let installed: Installed;
let terminal: Terminal;
let typescript: Runner;
let python: Runner | undefined;
let agent: McpClient;
let callAgent: McpClient;

beforeAll(async () => {
  server = await startServer();
  const workspace = await makeWorkspace();
  const key = await workspace.key();
  const callKey = await workspace.callKey();
  stock = await Stock.filled(makersFor({ key }, { key: callKey }));
  const show = (title: string) =>
    make<{ showroom: { slug: string } }>({ key }, "POST", "/v1/showrooms", { title });
  SHOWS.updateEvent = (await show("Before it begins")).showroom;
  SHOWS.runStudioCommand = (await show("With scenes")).showroom;
  SHOWS.executeStudioCommands = SHOWS.runStudioCommand;
  SHOWS.previewStudioCommand = SHOWS.runStudioCommand;
  await putOnAir(SHOWS.runStudioCommand.slug);
  installed = await installPacked();
  const { dir } = installed;
  await writeSampleFiles(dir);
  const env = { ...process.env, SHOWRUNNER_API_KEY: key, SHOWRUNNER_CALL_KEY: callKey };
  writeFileSync(join(dir, "runner.mjs"), NODE_RUNNER);
  typescript = new Runner(spawn(process.execPath, ["runner.mjs"], { cwd: dir, env }));
  if (hasPython) python = new Runner(spawn("python3", ["-c", PYTHON_RUNNER], { cwd: dir, env }));
  terminal = Terminal.open(dir);
  await terminal.paste(`export SHOWRUNNER_API_KEY=${key} SHOWRUNNER_CALL_KEY=${callKey}`);
  agent = await presentClient(`${server.url}/api/mcp`, key);
  callAgent = await presentClient(`${server.url}/api/mcp`, callKey);
});

afterAll(async () => {
  typescript.stop();
  python?.stop();
  await terminal.close();
  await agent.close();
  await callAgent.close();
  await server.stop();
  rmSync(installed.dir, { recursive: true, force: true });
});

/** Replaces the example's ids with real ones, as a reader does first. */
function withOwnNames(code: string, op: Operation, input: Record<string, unknown>): string {
  const own: Record<string, unknown> = {
    ...inputOf(op, stock.names),
    ...paramsOf(op, stock.names),
    client_id: stock.names.id,
    external_id: newId("crm"),
    ...SHOWS[op.id],
    ...(NAMING.has(op.id) ? inputOf(op, stock.names) : {}),
  };
  let text = code;
  for (const [name, value] of Object.entries(input))
    if (refersToOwn(name) && own[name] !== undefined)
      for (const [index, one] of [value].flat().entries())
        for (const write of [String, encodeURIComponent])
          text = text.replaceAll(write(String(one)), write(String([own[name]].flat()[index])));
  return text;
}

/** Operations whose example needs a different show from the one on air without a plan. */
const SHOWS: Record<string, { slug: string }> = {};

/** Operations that name what they create: the name must be free. And those whose `segment_id` or `id` isn't the usual one. */
const NAMING = new Set([
  "createSeries",
  "manageShortSegment",
  "renderShort",
  "promptShort",
  "manageShortJob",
  "revokeCallKey",
]);

/** Fields that refer to the caller's own objects, besides ids. */
const NAMES = new Set(["slug", "identity", "person", "hash", "sha256", "email", "meeting_url"]);
const refersToOwn = (field: string): boolean => NAMES.has(field) || /(^|_)ids?$/.test(field);

const WAYS: Record<string, (code: string, file: string) => Promise<string>> = {
  curl: (code) => terminal.paste(code).then(() => "", String),
  typescript: (code, file) => typescript.run(code, file),
  python: async (code, file) => (await python?.run(code, file)) ?? "",
  mcp: async (code) => {
    const { name, arguments: given } = JSON.parse(code);
    const { scope } = operationById(given.operation);
    const { isError, text } = await (scope === "calls" ? callAgent : agent).call(name, given);
    return isError ? text : "";
  },
};

const cases = publicOperations.flatMap((op) =>
  (op.examples?.length ? op.examples : [{ summary: op.summary, input: {} }]).map(
    ({ summary, input }) => [op.id, summary, op, input] as const,
  ),
);

it.skipIf(!hasPython)("runs Python, and returns its errors", async () => {
  expect(await python?.run("import json", "import.py")).toBe("");
  expect(await python?.run("raise ValueError('told')", "raise.py")).toContain("told");
});

it.each(cases)("the samples for %s run in every language: %s", async (_id, _summary, op, input) => {
  for (const { id, file = "", code } of samplesOf(callShape(op), input, { baseUrl: server.url })) {
    await stock.renew(namesTaken(op));
    const error = await WAYS[id]?.(withOwnNames(code, op, input), file);
    // An operation that is always refused must be refused in every language.
    if (op.refuses) expect(error, `${op.id} in ${id}`).not.toBe("");
    else expect(error, `${op.id} in ${id}`).toBe("");
    stock.use(namesTaken(op));
  }
});
