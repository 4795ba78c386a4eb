import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deliveryHeaders } from "@/lib/modules/developers/webhooks/signing/sign-delivery";
import { type Installed, installPacked } from "./install-packed";
import { failed, hangUp, ok, StubServer } from "./stub-server";

/** Building and installing takes longer than the default limit. A run with a higher limit keeps it. */
const patienceMs = Math.max(240_000, Number(process.env.TEST_TIMEOUT_MS ?? 0));

let installed: Installed;
let stub: StubServer;
beforeAll(async () => {
  installed = await installPacked();
  stub = await StubServer.start();
}, patienceMs);
afterAll(() => {
  stub.stop();
  rmSync(installed.dir, { recursive: true, force: true });
});

/** The whole package in one script, as a bundler would ship it in a page. */
async function bundle(minify: boolean): Promise<string> {
  const all = ["", "/webhooks", "/query"]
    .map((path) => `export * from "@showrunner/client${path}";`)
    .join("\n");
  const { outputFiles } = await build({
    stdin: { contents: all, resolveDir: installed.dir },
    bundle: true,
    minify,
    write: false,
    format: "iife",
    globalName: "client",
    platform: "browser",
  });
  return outputFiles[0]?.text ?? "";
}

describe("the packed client", () => {
  it("contains what it needs and nothing else", () => {
    expect(installed.files.filter((path) => !path.startsWith("dist/"))).toEqual([
      "LICENSE",
      "README.md",
      "package.json",
    ]);
    const dist = installed.files.filter((path) => path.startsWith("dist/"));
    expect(dist).toEqual(expect.arrayContaining(["dist/index.js", "dist/webhooks.js", "dist/query.js"]));
    expect(dist.filter((path) => !/\.(js|d\.ts)$/.test(path))).toEqual([]);
    for (const path of dist) {
      const text = readFileSync(join(installed.dir, "node_modules/@showrunner/client", path), "utf8");
      const imports = [...text.matchAll(/(?:from|import)\s*\(?"([^"]+)"/g)].map(([, name]) => name);
      expect(imports.filter((name) => !name?.startsWith("."), path)).toEqual([]);
    }
    const manifest = JSON.parse(
      readFileSync(join(installed.dir, "node_modules/@showrunner/client/package.json"), "utf8"),
    );
    expect(manifest.dependencies).toBeUndefined();
  });

  it("adds less than 15 kB to a page", async () => {
    const bytes = gzipSync(await bundle(true)).length;
    expect(bytes).toBeGreaterThan(1_000);
    expect(bytes).toBeLessThan(15_000);
  });

  it("handles a misbehaving server, from an empty folder", async () => {
    stub.play(
      hangUp,
      failed(503, { code: "service_unavailable", retryable: true }, { "retry-after": "0" }),
      ok({ id: "c1" }),
      ok([{ id: "a" }], { next_cursor: "n" }),
      ok([{ id: "b" }], { next_cursor: null }),
      failed(404, { code: "not_found", retryable: false }),
    );
    const printed = await installed.run(
      `import { Showrunner, ShowrunnerError } from "@showrunner/client";
       const showrunner = new Showrunner({ apiKey: "sr_test_k", baseUrl: process.env.URL });
       const { data, response } = await showrunner.createClient({ name: "A" });
       const items = [];
       for await (const client of showrunner.listClients()) items.push(client.id);
       const error = await showrunner.getClient({ id: "x" }).catch((problem) => problem);
       console.log(JSON.stringify([data.id, response.attempts, items, error instanceof ShowrunnerError, error.code]));`,
      { URL: stub.url },
    );
    expect(JSON.parse(printed)).toEqual(["c1", 3, ["a", "b"], true, "not_found"]);
    const keys = stub.seen.slice(0, 3).map(({ headers }) => headers["idempotency-key"]);
    expect(new Set(keys).size).toBe(1);
  });

  it("runs with only the web's globals", async () => {
    const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
    const body = '{"id":"whe_1","type":"show.started"}';
    const headers = deliveryHeaders({
      eventId: "whe_1",
      type: "show.started",
      body,
      timestamp: Math.floor(Date.now() / 1000),
      secrets: { current: secret },
    });
    const web = {
      AbortController,
      Headers,
      Response,
      TextDecoder,
      TextEncoder,
      URL,
      URLSearchParams,
      Uint8Array,
    };
    const script = `${await bundle(false)};
      (async () => {
        const showrunner = new client.Showrunner({ apiKey: "k", baseUrl });
        const { data } = await showrunner.getUsage();
        const event = await client.verifyWebhook({ body, headers, secret });
        return [data, event.type, client.queryOptions(showrunner, "getUsage").queryKey[0]];
      })()`;
    stub.play(ok("used"));
    const context = {
      ...web,
      atob,
      clearTimeout,
      crypto,
      fetch,
      setTimeout,
      baseUrl: stub.url,
      body,
      headers,
      secret,
    };
    expect(await runInNewContext(script, context)).toEqual(["used", "show.started", "getUsage"]);
  });
});

const CONSUMER = `
import { Showrunner, ShowrunnerError, type Client } from "@showrunner/client";
import { queryOptions } from "@showrunner/client/query";
import { verifyWebhook } from "@showrunner/client/webhooks";

const showrunner = new Showrunner({ apiKey: "k", baseUrl: "http://localhost" });

export async function use(): Promise<string> {
  const { data, meta } = await showrunner.createShowroom({ title: "A" }, { idempotencyKey: "k" });
  const link: string = data.showroom.links.signup_page;
  const version: number | undefined = meta.version;
  const clients: Client[] = (await showrunner.listClients()).data;
  for await (const client of showrunner.listClients({ status: "active" })) clients.push(client);
  const { data: same } = await showrunner.request("getClient", { id: "c" });
  clients.push(same);
  await showrunner.runStudioCommand({ slug: "s", action: "set_layout", layout: "duo" });
  const shown = await queryOptions(showrunner, "getEvent", { slug: "s" }).queryFn({});
  const event = await verifyWebhook({ body: "", headers: {}, secret: "s" });
  if (event.type === "show.started") return event.data.session_id + shown.data.event.slug + link + version;
  return "";
}

export const code = (error: unknown) => (error instanceof ShowrunnerError ? error.code : undefined);

// @ts-expect-error a title is required
showrunner.createShowroom({});
// @ts-expect-error there is no such field
showrunner.createClient({ name: "A", colour: "red" });
// @ts-expect-error there is no such layout
showrunner.runStudioCommand({ slug: "s", action: "set_layout", layout: "round" });
// @ts-expect-error a change is no query
queryOptions(showrunner, "createClient", { name: "A" });
`;

describe("its types", () => {
  it.each(["nodenext", "bundler"])(
    "compile on their own under %s, with strict mode and library checks",
    (resolution) => {
      const file = join(installed.dir, `consumer-${resolution}.ts`);
      writeFileSync(file, CONSUMER);
      const options = {
        compilerOptions: {
          target: "es2022",
          lib: ["es2022", "dom", "dom.iterable"],
          types: [],
          module: resolution === "nodenext" ? "nodenext" : "esnext",
          moduleResolution: resolution,
          strict: true,
          noEmit: true,
          skipLibCheck: false,
        },
        files: [file],
      };
      const config = join(installed.dir, `tsconfig.${resolution}.json`);
      writeFileSync(config, JSON.stringify(options));
      const tsc = createRequire(import.meta.url).resolve("typescript/bin/tsc");
      const check = () => execFileSync(process.execPath, [tsc, "-p", config], { encoding: "utf8" });
      expect(check).not.toThrow();
    },
  );
});
