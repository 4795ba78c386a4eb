import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { layoutOf } from "@/stack/layout";
import { projectRoot } from "@/stack/paths";
import { runTool } from "@/stack/tool";
import { ask } from "@/test/rig/ask";
import { exactly, type Figure, skipped } from "@/test/rig/figures";
import type { OwnStack } from "@/test/rig/own-stack";
import type { Row, Scene } from "../row";

/**
 * The last release: its processes keep running while a new one migrates the schema. Update with each release.
 */
const PREVIOUS = process.env.FORMER_RELEASE ?? "6b45ca95bcde";

/** That release's API, with its own import paths and without its pages, which would need a build. */
const SERVE = `
import { createServer } from "node:http";
import { handle } from "@/lib/api/http";
import { sendAnswer, toApiRequest } from "@/lib/server/node-adapter";
const server = createServer((request, response) => {
  void handle(toApiRequest(request)).then((answer) => sendAnswer(request, response, answer));
});
server.listen(0, "127.0.0.1", () => console.log(JSON.stringify({ listening: server.address().port })));
`;

export const previousProcess: Row = {
  name: "former-process",
  quick: false,
  run: async ({ stack }: Scene): Promise<Figure[]> => {
    const folder = mkdtempSync(join(tmpdir(), "showrunner-former-"));
    try {
      if (!unpack(folder))
        return [skipped("previous process on the new schema", `git does not know ${PREVIOUS}`)];
      const previous = await serve(folder, stack);
      try {
        return await together(stack, previous.url);
      } finally {
        previous.stop();
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

function unpack(folder: string): boolean {
  try {
    const archive = execFileSync("git", ["archive", PREVIOUS], {
      cwd: projectRoot,
      maxBuffer: 256 << 20,
      stdio: "pipe",
    });
    execFileSync("tar", ["xf", "-", "-C", folder], { input: archive });
  } catch {
    return false;
  }
  symlinkSync(join(projectRoot, "node_modules"), join(folder, "node_modules"));
  mkdirSync(join(folder, ".cache"), { recursive: true });
  writeFileSync(join(folder, "serve-api.ts"), SERVE);
  return true;
}

async function serve(folder: string, stack: OwnStack): Promise<{ url: string; stop(): void }> {
  const env = { ...process.env };
  await runTool({ file: process.execPath, args: ["bin/generate.mjs"], cwd: folder, env });
  const settings = JSON.parse(readFileSync(layoutOf(stack.up.data_dir).environmentFile, "utf8"));
  const child = spawn(process.execPath, ["--import", "tsx", "serve-api.ts"], {
    cwd: folder,
    env: { ...env, ...settings, RATE_TEST_PER_SECOND: "1000", RATE_TEST_BURST: "1000" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.once("exit", () => reject(new Error("The previous process did not start.")));
    child.stdout.on("data", (chunk: Buffer) => {
      const found = /"listening":(\d+)/.exec(chunk.toString());
      if (found) resolve(Number(found[1]));
    });
  });
  return { url: `http://127.0.0.1:${port}`, stop: () => void child.kill("SIGKILL") };
}

/** Writes and reads through both processes; each reads what the other wrote. */
async function together(stack: OwnStack, previous: string): Promise<Figure[]> {
  const key = stack.up.test_key;
  const now = stack.url;
  const figures: Figure[] = [];
  const post = (url: string, path: string, body: object, idempotencyKey?: string) =>
    ask("POST", `${url}${path}`, { key, body, idempotencyKey });
  const get = (url: string, path: string) => ask("GET", `${url}${path}`, { key });
  for (const [label, writer, reader] of [
    ["previous", previous, now],
    ["new", now, previous],
  ] as const) {
    const idempotencyKey = `between-${label}-${Date.now()}`;
    const client = await post(writer, "/v1/clients", { name: `By the ${label}` }, idempotencyKey);
    const again = await post(reader, "/v1/clients", { name: `By the ${label}` }, idempotencyKey);
    const seen = await get(reader, `/v1/clients/${client.json?.data?.id}`);
    const show = await post(writer, "/v1/showrooms", { title: `By the ${label}`, generate_show_plan: true });
    const slug = show.json?.data?.showroom?.slug as string;
    const event = await get(reader, `/v1/events/${slug}`);
    const person = { name: "Ada", email: `ada-${label}@example.com` };
    const place = await post(writer, `/api/v1/events/${slug}/registrations`, person);
    const places = await get(reader, `/api/v1/events/${slug}/registrations`);
    const usage = await get(writer, "/v1/usage");
    figures.push(
      exactly(`${label} process writes: a client`, client.status, 201),
      exactly(`${label} process writes: the other process replays it`, Number(again.text === client.text), 1),
      exactly(`${label} process writes: the other process reads it`, seen.status, 200),
      exactly(`${label} process writes: a showroom`, show.status, 201),
      exactly(`${label} process writes: the other process reads the event`, event.status, 200),
      exactly(`${label} process writes: a registration`, place.status, 201),
      exactly(
        `${label} process writes: the other process lists it`,
        places.json?.data?.items?.length ?? places.json?.data?.length ?? -1,
        1,
      ),
      exactly(`${label} process: usage`, usage.status, 200),
    );
  }
  return figures;
}
