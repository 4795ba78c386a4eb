import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type BinarySpec, type BinarySurroundings, findBinary } from "./binary";

const spec: BinarySpec = {
  name: "sample-server",
  version: "1.2.3",
  setting: "SAMPLE_SERVER_BIN",
  versionArgs: ["--version"],
  module: "tools/livekit",
  goPackage: "example.com/sample",
  releaseUrl: "https://releases.example.com/v1.2.3",
  archive: () => "sample_1.2.3.tar.gz",
};

describe("findBinary", () => {
  let folder: string;
  let around: BinarySurroundings;
  let asked: string[];
  let released: Map<string, Buffer>;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "showrunner-binary-"));
    for (const name of ["path", "cache", "go"]) mkdirSync(join(folder, name));
    asked = [];
    released = new Map();
    around = {
      env: { NODE_ENV: "test", PATH: `${join(folder, "path")}:/usr/bin:/bin` },
      cacheDir: join(folder, "cache"),
      log: () => undefined,
      fetch: async (url) => {
        asked.push(String(url));
        const bytes = released.get(String(url));
        return bytes === undefined ? new Response("", { status: 404 }) : new Response(new Uint8Array(bytes));
      },
    };
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  function script(file: string, body: string): string {
    const path = join(folder, file);
    writeFileSync(path, `#!/bin/sh\n${body}\n`);
    chmodSync(path, 0o755);
    return path;
  }

  /** A `go` that "builds" by writing a script to the file behind -o. */
  function fakeGo(build: string): void {
    script("go/go", `[ "$1" = version ] && exit 0\n${build}`);
    around.env = { ...around.env, PATH: `${around.env.PATH}:${join(folder, "go")}` };
  }

  function release(content: string, listed = content): void {
    const inner = script("sample-server", content);
    const archive = join(folder, "sample.tar.gz");
    execFileSync("tar", ["-czf", archive, "-C", folder, "sample-server"]);
    const bytes = readFileSync(archive);
    const digest = createHash("sha256")
      .update(listed === content ? bytes : listed)
      .digest("hex");
    released.set(`${spec.releaseUrl}/sample_1.2.3.tar.gz`, bytes);
    released.set(`${spec.releaseUrl}/checksums.txt`, Buffer.from(`${digest}  sample_1.2.3.tar.gz\n`));
    rmSync(inner);
  }

  it("takes the setting before everything, and refuses one that cannot be run", async () => {
    script("path/sample-server", "echo version 1.2.3");
    const own = script("own", "true");
    around.env.SAMPLE_SERVER_BIN = own;
    expect(await findBinary(spec, around)).toBe(own);
    around.env.SAMPLE_SERVER_BIN = join(folder, "missing");
    await expect(findBinary(spec, around)).rejects.toThrow("SAMPLE_SERVER_BIN");
  });

  it("takes one on the PATH before the cache, when its version is the right one", async () => {
    const cached = script("cache/sample-server-1.2.3", "true");
    const found = script("path/sample-server", "echo version 11.2.30");
    expect(await findBinary(spec, around)).toBe(cached);
    writeFileSync(found, "#!/bin/sh\necho sample version 1.2.3-abc\n");
    expect(await findBinary(spec, around)).toBe(found);
  });

  it("builds from the module where there is Go, once", async () => {
    release("echo released");
    fakeGo(
      'while [ "$1" != -o ]; do shift; done; printf "#!/bin/sh\\necho built\\n" > "$2"; echo x >> "$0.runs"',
    );
    const cached = join(around.cacheDir, "sample-server-1.2.3");
    expect(await findBinary(spec, around)).toBe(cached);
    expect(await findBinary(spec, around)).toBe(cached);
    expect(execFileSync(cached, { encoding: "utf8" })).toBe("built\n");
    expect(readFileSync(join(folder, "go/go.runs"), "utf8")).toBe("x\n");
    expect(asked).toEqual([]);
    expect(readdirSync(around.cacheDir)).toEqual(["sample-server-1.2.3"]);
  });

  it("builds again when our own part of the module is another", async () => {
    const own = { ...spec, module: "tools/inngest" };
    fakeGo('while [ "$1" != -o ]; do shift; done; printf "#!/bin/sh\\n" > "$2"');
    const stale = script("cache/sample-server-1.2.3", "true");
    const built = await findBinary(own, around);
    expect(built).not.toBe(stale);
    expect(built).toMatch(/sample-server-1\.2\.3-[0-9a-f]{8}$/);
    expect(await findBinary(own, around)).toBe(built);
  });

  it("downloads the release where there is no Go or the build fails", async () => {
    release("echo released");
    fakeGo("echo no compiler >&2; exit 1");
    const file = await findBinary(spec, around);
    expect(execFileSync(file, { encoding: "utf8" })).toBe("released\n");
    expect(asked).toEqual([`${spec.releaseUrl}/sample_1.2.3.tar.gz`, `${spec.releaseUrl}/checksums.txt`]);
  });

  it("keeps no download whose checksum is wrong, and says what to do", async () => {
    release("echo released", "something else");
    const search = findBinary(spec, around);
    await expect(search).rejects.toThrow(/checksum of sample_1\.2\.3\.tar\.gz is wrong/);
    await expect(search).rejects.toThrow(/Install Go .* PATH, or set SAMPLE_SERVER_BIN/);
    expect(readdirSync(around.cacheDir)).toEqual([]);
  });
});
