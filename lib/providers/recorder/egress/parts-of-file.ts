import type { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { childFailure } from "@/lib/platform/confined/child-failure";
import { runConfined } from "@/lib/platform/confined/run-confined";
import { type WorkFolder, withWorkFolder } from "@/lib/platform/confined/work-folder";
import type { Fragment } from "@/lib/room/recording/containers/cutter";
import { cutterFor, formatOf } from "@/lib/room/recording/containers/recorder-format";
import type { CapturedSource, CaptureReport, OpenedPart } from "../port";

interface EgressFile {
  /** Of its part. */
  key: string;
  person: string;
  source: CapturedSource;
  /** Where the file begins, on the session's media time. */
  startsAtMs: number;
  /** What is outside isn't reported. */
  fromMs: number;
  toMs: number;
  report: (report: CaptureReport) => void;
  signal: AbortSignal;
}

const ProbeSchema = z.object({
  streams: z
    .array(z.object({ codec_name: z.string(), width: z.int().optional(), height: z.int().optional() }))
    .length(1),
});

const GUARDS = ["-v", "error", "-protocol_whitelist", "file", "-format_whitelist", "mov,matroska,ogg"];
const TO_MP4 = ["-movflags", "+empty_moov+default_base_moof+frag_keyframe", "-frag_duration", "1000000"];
const DISK_FULL = /no space left|quota exceeded/i;
/** Hours of a track. */
const LIMITS = { wallSeconds: 900, cpuSeconds: 600, outputBytes: 16 * 1024 ** 3 };
/** Accuracy of the clocks. */
const CLOSE_MS = 40;
const READ_BYTES = 1024 * 1024;
/** Whoever stores the chunks holds only some of them, so they come at 16 MB a second. */
const PAUSE_MS = 60;

/** Trying again doesn't help. */
export class NotMediaError extends Error {
  override name = "NotMediaError";
}

/**
 * Makes a part of a complete file, without encoding: its header, and chunks of a second.
 * @throws `NotMediaError` if it isn't media that we know, and others if it can't be read at the moment
 */
export const partsOfFile = (bytes: Readable, file: EgressFile): Promise<void> =>
  withWorkFolder(async (folder) => {
    await folder.put("file", bytes);
    const probed = await run(folder, "ffprobe", file.signal, [
      ...["-show_entries", "stream=codec_name,width,height", "-of", "json", "file"],
    ]);
    const found = ProbeSchema.safeParse(JSON.parse(probed));
    if (!found.success) throw new NotMediaError(`a file of egress has other streams: ${probed}`);
    const { streams } = found.data;
    const codec = streams[0]?.codec_name ?? "";
    const made = codec === "h264" ? [...TO_MP4, "-f", "mp4", "made"] : ["-f", "webm", "made"];
    await run(folder, "ffmpeg", file.signal, ["-i", "file", "-c", "copy", ...made]);
    await reportParts(folder, file, { codec, width: streams[0]?.width, height: streams[0]?.height });
  });

async function run(
  folder: WorkFolder,
  program: "ffmpeg" | "ffprobe",
  signal: AbortSignal,
  args: readonly string[],
): Promise<string> {
  const ended = await runConfined({
    file: program,
    args: [...GUARDS, ...args],
    folder,
    limits: LIMITS,
    signal,
  });
  const failure = childFailure(ended, signal);
  if (failure === null && ended.exitCode === 0) return ended.stdout;
  const message = `${program} can't read a file of egress: ${failure ?? ended.stderr}`;
  throw failure || DISK_FULL.test(ended.stderr) ? new Error(message) : new NotMediaError(message);
}

interface Facts {
  codec: string;
  width: number | undefined;
  height: number | undefined;
}

async function reportParts(folder: WorkFolder, file: EgressFile, facts: Facts): Promise<void> {
  const contentType = contentTypeOf(facts.codec);
  const cutter = cutterFor(formatOf(contentType));
  const writer = new ReportedPart(file, () => ({
    contentType,
    codec: facts.codec === "h264" ? avcCodec(cutter.header) : facts.codec,
    width: facts.width ?? null,
    height: facts.height ?? null,
    header: cutter.header ?? new Uint8Array(),
  }));
  const made = await folder.open("made");
  try {
    for await (const bytes of made.createReadStream({ autoClose: false, highWaterMark: READ_BYTES })) {
      for (const fragment of cutter.push(bytes)) writer.add(fragment);
      await sleep(PAUSE_MS, undefined, { signal: file.signal });
    }
    for (const fragment of cutter.flush()) writer.add(fragment);
    writer.close();
  } finally {
    await made.close();
  }
}

/** Reports the fragments that its person may be captured in. */
class ReportedPart {
  private number = 0;
  private endMs = 0;

  constructor(
    private readonly file: EgressFile,
    private readonly facts: () => Pick<OpenedPart, "contentType" | "codec" | "width" | "height" | "header">,
  ) {}

  add({ bytes, startMs, endMs, startsClean }: Fragment): void {
    const { key, person, source, startsAtMs, fromMs, toMs, report } = this.file;
    const place = { startMs: Math.round(startsAtMs + startMs), endMs: Math.round(startsAtMs + endMs) };
    if (place.startMs < fromMs - CLOSE_MS || place.endMs > toMs + CLOSE_MS) return;
    if (this.number === 0)
      report({ is: "opened", part: { key, person, source, startsAtMs, ...this.facts() } });
    this.number += 1;
    this.endMs = place.endMs;
    report({ is: "chunk", chunk: { part: key, number: this.number, ...place, startsClean, bytes } });
  }

  close(): void {
    if (this.number === 0) return;
    const quality = { lost_packets: 0, frame_rate: null, clock_drift_ms: 0, aligned: false };
    const { key, report } = this.file;
    report({ is: "closed", part: key, endsAtMs: this.endMs, gaps: [], quality });
  }
}

function contentTypeOf(codec: string): OpenedPart["contentType"] {
  if (codec === "h264") return "video/mp4";
  return codec === "opus" ? "audio/webm" : "video/webm";
}

/** As in a `codecs` parameter: three bytes of the decoder's configuration. */
function avcCodec(header: Uint8Array | null): string {
  const bytes = Buffer.from(header ?? []);
  const at = bytes.indexOf("avcC", 0, "latin1");
  return `avc1.${bytes.subarray(at + 5, at + 8).toString("hex")}`;
}
