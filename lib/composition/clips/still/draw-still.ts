import type { WorkFolder } from "@/lib/platform/confined/work-folder";
import { GUARDS, readResult, runFfmpeg } from "../../media/run-ffmpeg";
import type { Box } from "../../stills/canvas/box";
import type { FrameLayout } from "../../stills/clips/frame-layout";
import { barePicture } from "../bare-picture";
import type { ClipJob } from "../clip-job";
import { filedFrames } from "../picture-graph";
import { framesIn } from "../plan/clip-time";
import { candidatesOf } from "./candidates";
import { bestStill } from "./choose-still";
import { facesOutputs, readFaces } from "./see-faces";

interface Drawing {
  job: Pick<ClipJob, "look" | "shots" | "kept" | "isPreview" | "stillFaces">;
  layout: FrameLayout;
  /** Where something is drawn above the picture. */
  covers: readonly Box[];
}

interface ClipChild {
  folder: WorkFolder;
  signal: AbortSignal | undefined;
}

/**
 * Draws a finished clip's still: of some frames with the title, the one that shows someone with open eyes, and of several the sharpest. Of a
 * preview, the first of them. It's of the file: a second output of the ffmpeg that makes it would end the sound with its own end.
 */
export async function drawStill(name: string, drawing: Drawing, child: ClipChild): Promise<Buffer> {
  const { job, layout, covers } = drawing;
  const last = filedFrames(framesIn(job.kept), job) - 1;
  const wanted = candidatesOf(job).map((frame) => Math.min(last, filedFrames(frame, job)));
  const frames = [...new Set(job.isPreview ? wanted.slice(0, 1) : wanted)].sort((a, b) => a - b);
  const look = frames.length > 1 ? (job.stillFaces ?? null) : null;
  const faces = look && facesOutputs(layout, look);
  const chosen = frames.map((frame) => `eq(n,${frame})`).join("+");
  const { filters } = barePicture(layout, covers);
  const labels = ["[still]", "[seen]", ...(faces?.inputs ?? [])];
  const graph = [
    `[0:v]select='${chosen}',split=${labels.length}${labels.join("")}`,
    `[seen]${filters},${printed("YHIGH")},sobel,${printed("YAVG")},nullsink`,
    ...(faces?.filters ?? []),
  ];
  const each = ["-fps_mode", "passthrough", "-frames:v", String(frames.length)];
  const stdout = await runFfmpeg(
    "ffmpeg",
    [
      ...["-y", ...GUARDS, "-i", name, "-filter_complex", graph.join(";")],
      ...["-map", "[still]", ...each, "-q:v", "3", "-f", "image2", "still-%d.jpg"],
      ...(faces?.files ?? []).flatMap(({ label, name }) => ["-map", label, ...each, "-f", "rawvideo", name]),
    ],
    child,
  );
  const seen = look && (await readFaces(look, layout, child));
  const [bright, edges] = [valuesOf(stdout, "YHIGH"), valuesOf(stdout, "YAVG")];
  const best = bestStill(
    frames.map((_, index) => ({
      ...{ bright: bright[index] ?? 0, edges: edges[index] ?? 0 },
      faces: seen?.[index] ?? [],
    })),
  );
  return readResult(child.folder, `still-${1 + best}.jpg`);
}

const printed = (key: string): string => `signalstats,metadata=print:key=lavfi.signalstats.${key}:file=-`;

const valuesOf = (stdout: string, key: string): number[] =>
  [...stdout.matchAll(new RegExp(`lavfi\\.signalstats\\.${key}=([\\d.]+)`, "g"))].map(([, value]) =>
    Number(value),
  );
