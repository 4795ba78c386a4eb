import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { cutterFor, formatOf } from "@/lib/room/recording/containers/recorder-format";
import { projectRoot } from "@/stack/paths";

interface Chunk {
  number: number;
  start_ms: number;
  end_ms: number;
  base64: string;
  starts_clean: boolean;
}

interface FoundPart {
  kind: string;
  width: number | null;
  height: number | null;
  contentType: string;
  codec: string;
  closed: boolean;
  chunks: Chunk[];
}

/** What the page of `own-recording-page.ts` has uploaded, and when it really flashed and beeped. */
export interface Found {
  flashes: number[];
  beeps: number[];
  /** When the person came on stage and left it. */
  onStageMs: number;
  offStageMs: number;
  parts: FoundPart[];
}

/** A site with the page that records itself. */
export async function serveOwnRecording(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const { outputFiles } = await build({
    absWorkingDir: projectRoot,
    entryPoints: ["test/support/own-recording-page.ts"],
    bundle: true,
    write: false,
    format: "iife",
    platform: "browser",
    logLevel: "silent",
  });
  const script = outputFiles[0]?.text ?? "";
  const site = createServer((_request, response) => {
    response.writeHead(200, { "Content-Type": "text/html" });
    response.end(`<!doctype html><meta charset="utf-8"><body><script>${script}</script>`);
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", () => resolve()));
  return {
    origin: `http://127.0.0.1:${(site.address() as AddressInfo).port}`,
    stop: async () => {
      site.closeAllConnections();
      await new Promise((resolve) => site.close(resolve));
    },
  };
}

const bytesOf = (chunks: readonly Chunk[]): Buffer[] =>
  [...chunks]
    .sort((one, other) => one.number - other.number)
    .map(({ base64 }) => Buffer.from(base64, "base64"));

/** Runs `work` with a part as one file. */
export function withPartFile<T>({ chunks }: FoundPart, work: (path: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), "own-"));
  try {
    const path = join(folder, "part");
    writeFileSync(path, Buffer.concat(bytesOf(chunks)));
    return work(path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function brightFrames(file: string): number[] {
  const show = ["-show_entries", "frame=pts_time:frame_tags=lavfi.signalstats.YAVG", "-of", "csv=p=0"];
  const input = ["-v", "error", "-f", "lavfi", "-i", `movie=${file},signalstats`];
  const text = execFileSync("ffprobe", [...input, ...show], { encoding: "utf8" });
  const frames = text
    .trim()
    .split("\n")
    .map((line) => line.split(",").map(Number));
  return frames.flatMap(([seconds = 0, light = 0], index) =>
    light > 120 && (frames[index - 1]?.[1] ?? 255) <= 120 ? [seconds * 1_000] : [],
  );
}

function loudSamples(file: string): number[] {
  const form = ["-af", "aresample=async=1:first_pts=0", "-f", "s16le", "-ac", "1", "-ar", "48000", "-"];
  const sound = execFileSync("ffmpeg", ["-v", "error", "-i", file, ...form], { maxBuffer: 1e8 });
  const samples = new Int16Array(sound.buffer, sound.byteOffset, sound.length >> 1);
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const found: number[] = [];
  let quiet = 4_800;
  for (const [at, sample] of samples.entries()) {
    if (Math.abs(sample) <= loudest / 4) quiet += 1;
    else {
      if (quiet >= 4_800) found.push(at / 48);
      quiet = 0;
    }
  }
  return found;
}

/** How far each flash or beep is from where it really was, as the chunks' places say. */
export function misplacements(part: FoundPart, truth: readonly number[]): number[] {
  const [header = Buffer.alloc(0), ...media] = bytesOf(part.chunks);
  const places = part.chunks
    .filter(({ number }) => number > 0)
    .sort((one, other) => one.number - other.number);
  const cutter = cutterFor(formatOf(part.contentType));
  cutter.push(header);
  const starts = media.map((one) => [...cutter.push(one), ...cutter.flush()][0]?.startMs ?? 0);
  const onsets = withPartFile(part, part.kind === "camera" ? brightFrames : loudSamples);
  return onsets.map((ms) => {
    const index = starts.findLastIndex((start) => start <= ms);
    const at = (places[index]?.start_ms ?? 0) + ms - (starts[index] ?? 0);
    return Math.min(...truth.map((real) => Math.abs(real - at)));
  });
}
