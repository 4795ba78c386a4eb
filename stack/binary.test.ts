import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer as createHttpServer, type Server as HttpServer } from "node:http";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { defaultSurroundings, findBinary } from "./binary";
import type { BinarySpec, BinarySurroundings } from "./binary-spec";
import { livekitBinary } from "./livekit";

const archive = "sample_1.2.3.tar.gz";

describe("findBinary", () => {
  let folder: string;
  let around: BinarySurroundings;
  let spec: BinarySpec;
  let page: HttpServer;
  let asked: string[];
  let released: Map<string, Buffer>;
  const closers: (() => void)[] = [];

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "showrunner-binary-"));
    for (const name of ["path", "cache", "go"]) mkdirSync(join(folder, name));
    asked = [];
    released = new Map();
    page = createHttpServer((request, answer) => {
      const name = request.url?.slice(1) ?? "";
      asked.push(name);
      answer.writeHead(released.has(name) ? 200 : 404).end(released.get(name));
    });
    closers.push(() => page.close());
    const port = await listening(page);
    spec = {
      name: "sample-server",
      version: "1.2.3",
      setting: "SAMPLE_SERVER_BIN",
      versionArgs: ["--version"],
      module: "tools/livekit",
      goPackage: "example.com/sample",
      releaseUrl: `http://127.0.0.1:${port}`,
      archive: () => archive,
      sha256: {},
    };
    around = {
      env: { NODE_ENV: "test", PATH: `${join(folder, "path")}:/usr/bin:/bin` },
      cacheDir: join(folder, "cache"),
      log: () => undefined,
      connectWithinMs: 60_000,
    };
  });

  afterEach(() => {
    for (const close of closers.splice(0)) close();
    rmSync(folder, { recursive: true, force: true });
  });

  function listening(server: Server): Promise<number> {
    return new Promise((resolve) => {
      server.listen(0, "127.0.0.1", () => resolve((server.address() as AddressInfo).port));
    });
  }

  function script(file: string, body: string): string {
    const path = join(folder, file);
    writeFileSync(path, `#!/bin/sh\n${body}\n`);
    chmodSync(path, 0o755);
    return path;
  }

  /** A fake `go` that runs these lines instead of building; `builds` writes a script to the file after -o. */
  function fakeGo(lines: string): void {
    script("go/go", `[ "$1" = version ] && exit 0\n${lines}`);
    around.env = { ...around.env, PATH: `${around.env.PATH}:${join(folder, "go")}` };
  }
  const builds =
    'while [ "$1" != -o ]; do shift; done; printf "#!/bin/sh\\necho built\\n" > "$2"; echo x >> "$0.runs"';

  /** Publishes a release on the page and adds its digest to the spec. */
  function release(): void {
    const inner = script("sample-server", "echo released");
    const file = join(folder, archive);
    execFileSync("tar", ["-czf", file, "-C", folder, "sample-server"]);
    rmSync(inner);
    released.set(archive, readFileSync(file));
    spec.sha256[archive] = createHash("sha256").update(readFileSync(file)).digest("hex");
  }

  const saysOf = (file: string) => execFileSync(file, { encoding: "utf8" }).trim();

  it("prefers the setting, and rejects one that can't be run", async () => {
    script("path/sample-server", "echo version 1.2.3");
    const own = script("own", "true");
    around.env.SAMPLE_SERVER_BIN = own;
    expect(await findBinary(spec, around)).toBe(own);
    around.env.SAMPLE_SERVER_BIN = join(folder, "missing");
    await expect(findBinary(spec, around)).rejects.toThrow("SAMPLE_SERVER_BIN");
  });

  it("prefers a binary on the PATH to the cache if its version matches", async () => {
    const cached = script("cache/sample-server-1.2.3", "true");
    const found = script("path/sample-server", "echo version 11.2.30");
    expect(await findBinary(spec, around)).toBe(cached);
    writeFileSync(found, "#!/bin/sh\necho sample version 1.2.3-abc\n");
    expect(await findBinary(spec, around)).toBe(found);
    expect(asked).toEqual([]);
  });

  it("downloads the release instead of building, once, and checks only the pinned digest", async () => {
    release();
    fakeGo(builds);
    const cached = join(around.cacheDir, "sample-server-1.2.3");
    expect(await findBinary(spec, around)).toBe(cached);
    expect(await findBinary(spec, around)).toBe(cached);
    expect(saysOf(cached)).toBe("released");
    expect(asked).toEqual([archive]);
    expect(readdirSync(around.cacheDir)).toEqual(["sample-server-1.2.3"]);
  });

  it("builds if the release's digest differs from the pinned one", async () => {
    release();
    spec.sha256[archive] = createHash("sha256").update("what was reviewed").digest("hex");
    const logged: string[] = [];
    around.log = (line) => logged.push(line);
    fakeGo(builds);
    expect(saysOf(await findBinary(spec, around))).toBe("built");
    expect(logged).toContain(`Couldn't download sample-server: the checksum of ${archive} doesn't match.`);
  });

  it("checks a release without a pinned digest against the list next to it", async () => {
    release();
    released.set("checksums.txt", Buffer.from(`${spec.sha256[archive]}  ${archive}\n`));
    spec.sha256 = {};
    expect(saysOf(await findBinary(spec, around))).toBe("released");
    rmSync(join(around.cacheDir, "sample-server-1.2.3"));
    released.set("checksums.txt", Buffer.from(`${"0".repeat(64)}  ${archive}\n`));
    await expect(findBinary(spec, around)).rejects.toThrow(
      /checksum of sample_1\.2\.3\.tar\.gz doesn't match/,
    );
    released.set("checksums.txt", Buffer.from("nothing of it\n"));
    await expect(findBinary(spec, around)).rejects.toThrow(
      /checksum of sample_1\.2\.3\.tar\.gz doesn't match/,
    );
    expect(readdirSync(around.cacheDir)).toEqual([]);
  });

  it("builds after one attempt if the release page doesn't accept a connection in time", async () => {
    const held: Socket[] = [];
    // Accepts bytes and never completes the handshake, like a firewall that drops everything.
    const silent = createServer((socket) => held.push(socket.on("error", () => undefined)));
    spec.releaseUrl = `https://127.0.0.1:${await listening(silent)}`;
    closers.push(() => {
      for (const socket of held) socket.destroy();
      silent.close();
    });
    const logged: string[] = [];
    around.log = (line) => logged.push(line);
    around.connectWithinMs = 100;
    fakeGo(builds);
    expect(saysOf(await findBinary(spec, around))).toBe("built");
    expect(logged).toContain("Couldn't download sample-server: no connection to 127.0.0.1 within 0.1 s.");
    expect(held).toHaveLength(1);
    expect(defaultSurroundings(() => undefined).connectWithinMs).toBe(3_000);
  });

  it("builds if the release page is down or has nothing for this system", async () => {
    page.close();
    fakeGo(builds);
    expect(saysOf(await findBinary(spec, around))).toBe("built");
    rmSync(join(around.cacheDir, "sample-server-1.2.3"));
    spec.archive = () => null;
    expect(saysOf(await findBinary(spec, around))).toBe("built");
    expect(readFileSync(join(folder, "go/go.runs"), "utf8")).toBe("x\nx\n");
  });

  it("can be aborted without falling back", async () => {
    release();
    fakeGo(builds);
    around.signal = AbortSignal.abort(new Error("Interrupted."));
    await expect(findBinary(spec, around)).rejects.toThrow("Interrupted.");
    expect(readdirSync(around.cacheDir)).toEqual([]);
  });

  it("says what to do if neither works", async () => {
    const search = findBinary(spec, around);
    await expect(search).rejects.toThrow(/sample_1\.2\.3\.tar\.gz responded with 404/);
    await expect(search).rejects.toThrow(/Install Go .* PATH, or set SAMPLE_SERVER_BIN/);
    fakeGo("echo no compiler >&2; exit 1");
    await expect(findBinary(spec, around)).rejects.toThrow(/no compiler[\s\S]*Install Go/);
    expect(readdirSync(around.cacheDir)).toEqual([]);
  });

  it("pins the digest of every room server archive", () => {
    const pinned = Object.entries(livekitBinary.sha256);
    expect(pinned.map(([name]) => name)).toEqual(
      ["x64", "arm64"].map((cpu) => livekitBinary.archive("linux", cpu)),
    );
    for (const [, digest] of pinned) expect(digest).toMatch(/^[0-9a-f]{64}$/);
  });

  describe("if the module changes the server", () => {
    beforeEach(() => {
      spec.module = "tools/inngest";
    });

    it("builds it under its own name instead of using a cached release", async () => {
      release();
      fakeGo(builds);
      const stale = script("cache/sample-server-1.2.3", "true");
      const built = await findBinary(spec, around);
      expect(built).not.toBe(stale);
      expect(built).toMatch(/sample-server-1\.2\.3-[0-9a-f]{8}$/);
      expect(await findBinary(spec, around)).toBe(built);
      expect(asked).toEqual([]);
    });

    it("uses the release as a fallback without Go, until Go is installed", async () => {
      release();
      const fallback = await findBinary(spec, around);
      expect(fallback).toBe(join(around.cacheDir, "sample-server-1.2.3-release"));
      expect(await findBinary(spec, around)).toBe(fallback);
      expect(asked).toEqual([archive]);
      fakeGo(builds);
      expect(saysOf(await findBinary(spec, around))).toBe("built");
    });
  });
});
