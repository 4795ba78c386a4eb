import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { folderName } from "@/lib/platform/models/model";
import * as models from "@/lib/platform/models/models";
import { downloadModels, withoutModels } from "./models";

let folder: string;
let server: Server;
let asked: string[];
let lines: string[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "showrunner-stack-models-"));
  asked = [];
  lines = [];
  server = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.writeHead(503).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // No source has any of them: neither their authors nor the mirror.
  for (const model of models.MODELS) {
    const archives = model.archives("linux", "x64") ?? [];
    const here = archives.map((archive) => ({ ...archive, url: `${base()}/author/${archive.file}` }));
    vi.spyOn(model, "archives").mockReturnValue(here);
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

const base = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const settings = (more: Record<string, string>) => ({
  NODE_ENV: "test" as const,
  MODELS_DIR: folder,
  ...more,
});
const bring = (more: Record<string, string>): Promise<void> =>
  downloadModels((line) => lines.push(line), new AbortController().signal, settings(more));
const purposes = (): string[] => [...new Set(lines.map((line) => line.split(":")[0] ?? ""))];

it("says what is missing after three attempts per purpose and source, if no source has the models", async () => {
  await bring({ MODELS_MIRROR: `${base()}/mirror` });
  expect(purposes()).toEqual(["Announcer", "Captions", "Similar questions", "Speaker labels", "Faces"]);
  const told = lines.filter((line) => line.includes("captions only"));
  expect(told).toEqual([
    expect.stringMatching(
      /Couldn't download .*\/author\/.* responded with 503; .*\/mirror\/.* responded with 503/,
    ),
  ]);
  expect(asked).toHaveLength(30);
});

it("makes no request if fetching is turned off, and says what is missing", async () => {
  await bring({ MODELS_FETCH: "0" });
  expect(asked).toEqual([]);
  expect(purposes()).toEqual(["Announcer", "Captions", "Similar questions", "Speaker labels", "Faces"]);
  expect(lines[0]).toContain(
    `Missing: ${folderName(models.onnxRuntime)}, ${folderName(models.hibariVoice)}.`,
  );
  expect(lines[0]).toContain("MODELS_FETCH");
});

it("uses models in a custom folder, and names the missing ones", async () => {
  for (const model of [models.onnxRuntime, models.hibariVoice]) mkdirSync(join(folder, folderName(model)));
  expect(await withoutModels(settings({}))).toEqual([
    expect.stringContaining(`Missing: ${folderName(models.silero)}, ${folderName(models.moonshine)}.`),
    expect.stringContaining(folderName(models.miniLm)),
    expect.stringContaining(folderName(models.speakerVectors)),
    expect.stringContaining(folderName(models.centerFace)),
  ]);
  for (const model of models.MODELS) mkdirSync(join(folder, folderName(model)), { recursive: true });
  await bring({});
  expect([asked, lines]).toEqual([[], []]);
  expect(await withoutModels(settings({}))).toEqual([]);
});
