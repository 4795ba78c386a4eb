import { framesIn } from "@/lib/composition/clips/plan/clip-time";
import type { Limits } from "@/lib/platform/confined/command-line";
import { type WorkFolder, withWorkFolder } from "@/lib/platform/confined/work-folder";
import { SAMPLE_RATE } from "../grid";
import { bringOut } from "../media/bring-out";
import { GUARDS, runFfmpeg } from "../media/run-ffmpeg";
import { COLOR_FLAGS } from "../picture/color-flags";
import { drawFollow, drawTimer } from "../stills/clips/draw-badges";
import { drawCaptions } from "../stills/clips/draw-captions";
import { drawFrame, drawName } from "../stills/clips/draw-frame";
import { drawTitle } from "../stills/clips/draw-title";
import { type FrameLayout, frameLayout } from "../stills/clips/frame-layout";
import type { Strip } from "../stills/clips/strip";
import { type ClipQuality, checkClip } from "./check-clip";
import type { ClipJob } from "./clip-job";
import { withFaces } from "./crops/with-faces";
import { gainFor } from "./measure-loudness";
import { filedFrames, pictureFilters, rateOf } from "./picture-graph";
import { soundFilters } from "./sound-graph";
import { drawStill } from "./still/draw-still";

const GIB = 1024 ** 3;

/** For two minutes, on a machine that has little to spare. */
const LIMITS: Partial<Limits> = {
  ...{ wallSeconds: 1_500, cpuSeconds: 600 },
  ...{ memoryBytes: 2 * GIB, addressBytes: 8 * GIB, outputBytes: 2 * GIB },
};

const MADE = "made.mp4";

export interface RenderedClip {
  width: number;
  height: number;
  frames: number;
  thumbnail: Buffer;
  /** Null for a preview, which isn't checked. */
  quality: ClipQuality | null;
  /** Whether a face is followed; null if none was looked for. */
  hasFaces: boolean | null;
  leavesFacesOut: boolean;
}

/**
 * Renders a clip as MP4 that can play while it downloads, and writes it to `to`. Its picture is encoded once, by one ffmpeg.
 * @throws ComposeError; the signal's reason if that ended it
 */
export function renderClip(
  asked: ClipJob,
  to: string,
  signal?: AbortSignal,
  onStage: (stage: "rendering" | "checking") => Promise<void> = async () => {},
): Promise<RenderedClip> {
  return withWorkFolder(async (folder) => {
    const child = { folder, signal };
    const layout = frameLayout(asked.look, asked.shortSide);
    await folder.put("picture", asked.source.picture);
    await folder.put("sound", asked.source.sound);
    const { shots, ...faces } = await withFaces(asked, layout, "picture", child);
    const job = { ...asked, shots };
    const [{ strips, texts, covers }, gain] = await both(
      drawAll(job, layout, folder),
      gainFor(job, "sound", child),
    );
    signal?.throwIfAborted();
    await onStage("rendering");
    await runFfmpeg("ffmpeg", command(job, layout, { strips, gain }), { ...child, limits: LIMITS });
    if (!job.isPreview) await onStage("checking");
    const quality = job.isPreview ? null : await checkClip(MADE, { job, layout, texts, covers }, child);
    const thumbnail = await drawStill(MADE, { job, layout, covers }, child);
    await bringOut(folder, MADE, to);
    const { width, height } = layout;
    return { width, height, frames: framesIn(job.kept), thumbnail, quality, ...faces };
  });
}

/** Waits for both, also if one fails: the folder is theirs until then. */
async function both<One, Other>(one: Promise<One>, other: Promise<Other>): Promise<[One, Other]> {
  const settled = await Promise.allSettled([one, other]);
  const failed = settled.find(({ status }) => status === "rejected");
  if (failed) throw (failed as PromiseRejectedResult).reason;
  return Promise.all([one, other]);
}

interface PlacedStrip {
  name: string;
  x: number;
  y: number;
}

async function drawAll(job: ClipJob, layout: FrameLayout, folder: WorkFolder) {
  const { look, phrases, shots } = job;
  const frames = framesIn(job.kept);
  const frame = await drawFrame(look, layout, job.logo);
  await folder.put("frame", frame.png);
  const strips: PlacedStrip[] = [{ name: "frame", x: 0, y: 0 }];
  const covers = [...frame.texts];
  const add = async (name: string, strip: Strip | null) => {
    if (!strip) return;
    await folder.put(name, strip.apng);
    strips.push({ name, x: strip.box.x, y: strip.box.y });
    covers.push(strip.box);
  };
  const isHigh = layout.picture.height > layout.picture.width;
  const isSplit = ({ view }: ClipJob["shots"][number]) => isHigh && view.parts.length === 2;
  const splits = shots.filter(isSplit);
  const captions = await drawCaptions(phrases, look, layout, frames, (frame) =>
    splits.some(({ from, to }) => from <= frame && frame < to),
  );
  const name = await drawName(
    look,
    layout,
    shots.map((shot) => ({
      ...{ frames: shot.to - shot.from, isSplit: isSplit(shot) },
      isOther: isOfOthers(shot, job.speakerId ?? null),
    })),
  );
  const title = await drawTitle(look, layout, frames);
  const timer = await drawTimer(look, layout, frames);
  const follow = await drawFollow(look, layout, frames);
  await add("captions", captions.strip);
  await add("name", name.strip);
  await add("title", title.strip);
  await add("timer", timer.strip);
  await add("follow", follow.strip);
  const texts = [frame, captions, name, title, timer, follow].flatMap((one) => one.texts);
  return { strips, texts, covers };
}

/** Whether a shot is of people of whom none has the written name. */
function isOfOthers({ view }: ClipJob["shots"][number], speakerId: string | null): boolean {
  const people = view.parts.flatMap(({ personId }) => personId ?? []);
  return speakerId !== null && people.length > 0 && !people.includes(speakerId);
}

/** Decoding without smoothing the edges of blocks, which are too small to be seen in a preview. */
const QUICKER = ["-skip_loop_filter", "all"];

/** Of HD video, as the program's picture. */
const FROM_RGB = "format=rgba,scale=out_color_matrix=bt709:out_range=tv,format=yuva420p";

function command(
  job: ClipJob,
  layout: FrameLayout,
  { strips, gain }: { strips: readonly PlacedStrip[]; gain: number },
): string[] {
  const frames = framesIn(job.kept);
  const inputs = ["picture", "sound", ...strips.map(({ name }) => name)];
  const filters = [...pictureFilters(job, layout), ...soundFilters(job, "1:a")];
  const rate = rateOf(job);
  let below = "picture";
  for (const [index, { name, x, y }] of strips.entries()) {
    const steady = name === "frame" ? "null" : `fps=${rate}:start_time=0`;
    const ends = name === "frame" ? "repeat" : "pass";
    filters.push(
      `[${index + 2}:v]${FROM_RGB},${steady}[a${index}]`,
      `[${below}][a${index}]overlay=${x}:${y}:eval=init:eof_action=${ends}[o${index}]`,
    );
    below = `o${index}`;
  }
  filters.push(
    // Peaks between samples and those that AAC adds stay below -1 dBTP.
    `[sound]volume=${gain.toFixed(2)}dB,${job.isPreview ? `${MONO},` : ""}alimiter=limit=0.8:attack=4:release=60:level=disabled:latency=1,` +
      `aresample=${SAMPLE_RATE}[audio]`,
  );
  return [
    "-y",
    ...inputs.flatMap((name) => [...GUARDS, ...(job.isPreview ? QUICKER : []), "-i", name]),
    ...["-filter_complex_threads", job.isPreview ? "1" : "2", "-filter_complex", filters.join(";")],
    ...["-map", `[${below}]`, "-map", "[audio]", ...encoding(job, frames), MADE],
  ];
}

const PICTURE = ["-preset", "veryfast", "-crf", "21", "-threads", "2"];
const SOUND = ["-b:a", "160k", "-ac", "2"];
/** In so small a picture, threads that wait for each other take longer than what they do. */
const PREVIEW_PICTURE = ["-preset", "ultrafast", "-tune", "zerolatency", "-crf", "26", "-threads", "1"];
/** Encoding a second channel takes as long as the first. */
const PREVIEW_SOUND = ["-b:a", "64k", "-ac", "1"];
/** As loud from both loudspeakers as the two channels were. */
const MONO = "pan=mono|c0=0.5*c0+0.5*c1";

function encoding(job: ClipJob, frames: number): string[] {
  const { isPreview } = job;
  const rate = rateOf(job);
  const [picture, sound] = isPreview ? [PREVIEW_PICTURE, PREVIEW_SOUND] : [PICTURE, SOUND];
  return [
    ...["-frames:v", String(filedFrames(frames, job)), "-r", String(rate), "-map_metadata", "-1"],
    ...["-c:v", "libx264", ...picture, "-profile:v", "high"],
    ...["-pix_fmt", "yuv420p", ...COLOR_FLAGS, "-g", String(2 * rate)],
    ...["-c:a", "aac", ...sound, "-ar", String(SAMPLE_RATE)],
    ...["-movflags", "+faststart", "-f", "mp4"],
  ];
}
