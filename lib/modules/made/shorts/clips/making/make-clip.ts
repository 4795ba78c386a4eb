import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { ClipNote, ClipProblem } from "@/lib/clips/parts";
import type { ClipWord } from "@/lib/composition/clips/plan/clip-source";
import { planClip } from "@/lib/composition/clips/plan/plan-clip";
import { type RenderedClip, renderClip } from "@/lib/composition/clips/render-clip";
import { AAC_SAMPLES, FRAME_RATE, TICKS_PER_FRAME } from "@/lib/composition/grid";
import { fragmentsOf } from "@/lib/composition/mp4/join-mp4";
import type { Clip, Recording } from "@/lib/generated/prisma/client";
import { failsForGood, LARGE_PICTURE, PICTURE, programPart } from "@/lib/modules/after/playback";
import { receiveFile } from "@/lib/modules/files/files";
import { Problem } from "@/lib/operation/problem";
import { db } from "@/lib/platform/database/db";
import { FinalError } from "@/lib/platform/jobs/errors";
import { type Reschedule, rescheduleIn } from "@/lib/platform/jobs/reschedule";
import { inTempFolder } from "@/lib/platform/runtime/temp-folder";
import { type ClipOptions, focusOf, lookOf, personCalled } from "../clip-options";
import type { ClipStage } from "../clip-schema";
import { BeingComposedError, beginClip, endClip, noteQuality, requeueClip } from "./end-clip";
import { FACE_LOOK } from "./face-look";
import { readClip } from "./read-clip";
import { readLogo } from "./read-logo";

interface Making {
  /** Of the price; null for a preview. */
  reservationId: string | null;
  signal: AbortSignal;
  progress: ReportProgress;
}

type ReportProgress = (percent: number, stage: ClipStage) => Promise<void>;

/** How much of the work is done when a stage begins, in percent. */
const BEGUN: Record<ClipStage, number> = { preparing: 5, rendering: 25, checking: 85, storing: 95 };

const PREVIEW_SIDE = 360;

/** When a clip looks again whether its recording is composed. */
const LOOK_AGAIN_SECONDS = 60;

/**
 * Renders a clip and stores its files. Does nothing if it was cancelled or deleted. Safe to repeat. Throws a FinalError if retrying
 * wouldn't help.
 * @returns when to try again, while the recording is being composed
 */
export async function makeClip(id: string, making: Making): Promise<Reschedule | undefined> {
  const clip = await beginClip(id);
  if (!clip) return undefined;
  try {
    await inTempFolder((folder) => make(clip, clip.recording, { ...making, folder }));
    return undefined;
  } catch (error) {
    if (!(error instanceof BeingComposedError)) throw explained(error);
    await requeueClip(clip);
    return rescheduleIn(LOOK_AGAIN_SECONDS);
  }
}

function explained(error: unknown): unknown {
  if (!failsForGood(error)) return error;
  return new FinalError(error instanceof Problem ? error.message : "This server can't render clips.", {
    cause: error,
  });
}

async function make(clip: Clip, recording: Recording, making: Making & { folder: string }): Promise<void> {
  const version = recording.programVersion;
  if (recording.state === "failed") throw new FinalError("The recording couldn't be composed.");
  if (recording.state !== "ready" || version === null || recording.version !== version)
    throw new BeingComposedError("The recording is being composed again.");
  const report = (stage: ClipStage) => making.progress(BEGUN[stage], stage);
  await report("preparing");
  // First: a correction from now on makes the clip stale.
  const transcript = await db().transcript.findUnique({ where: { recordingId: recording.id } });
  const read = await readClip(clip, recording);
  if (!read) throw new FinalError("An edit of the recording cut into the segment.");
  const options = clip.options as unknown as ClipOptions;
  const { range, words, isTimed, scenes, people, design } = read;
  const look = lookOf(options, design);
  const focus = focusOf(options, people);
  const plan = planClip({
    ...{ range, words, isTimed, scenes, look, focus },
    removeSilences: options.removeSilences ?? false,
    removeFillers: options.removeFillers ?? false,
  });
  // The larger picture would take twice as long to decode.
  const part = await programPart(recording.id, version, range, clip.isPreview ? PICTURE : LARGE_PICTURE);
  if (!part) throw new Error("Pieces of the recording are missing.");
  const { width, height, firstFrame, soundStart } = part;
  const path = join(making.folder, "clip.mp4");
  const made = await renderClip(
    {
      ...{ look, phrases: options.caption?.show === false ? [] : plan.phrases, shots: plan.shots },
      shortSide: clip.isPreview ? PREVIEW_SIDE : height >= 1_080 ? 1_080 : 720,
      source: {
        ...{ width, height, soundStart },
        picture: fragmentsOf(part.picture, TICKS_PER_FRAME),
        sound: fragmentsOf(part.sound, AAC_SAMPLES),
      },
      kept: plan.kept.map(({ from, to }) => ({ from: from - firstFrame, to: to - firstFrame })),
      words: earlier(words, (firstFrame * 1_000) / FRAME_RATE),
      speakerId: personCalled(look.speaker, people),
      logo: options.logo ? await readLogo(design.logoFileId) : null,
      improveSound: options.improveSound ?? false,
      isPreview: clip.isPreview,
      faceLook: recording.source === "upload" && focus.mode === "auto" ? FACE_LOOK : null,
      stillFaces: FACE_LOOK,
    },
    path,
    making.signal,
    report,
  );
  await report("storing");
  const notes: ClipNote[] = [...plan.notes];
  if (made.quality?.isHeldDown) notes.push("sound_quiet");
  if (made.hasFaces === false) notes.push("no_faces");
  if (made.leavesFacesOut) notes.push("other_faces");
  const transcriptVersion = options.caption?.show === false ? null : (transcript?.version ?? 1);
  const seen = { people: [...people.keys()], version, transcriptVersion, notes };
  await store(clip, { made, path, ...seen, reservationId: making.reservationId });
}

const earlier = (words: readonly ClipWord[], byMs: number): ClipWord[] =>
  words.map((word) => ({ ...word, fromMs: word.fromMs - byMs, toMs: word.toMs - byMs }));

/** Why a clip isn't given out. */
const PROBLEMS: Record<ClipProblem, string> = {
  black_picture: "The picture is black for too long.",
  frozen_picture: "The video freezes for too long.",
  wrong_length: "The file has the wrong length.",
  wrong_loudness: "The sound couldn't be evened out.",
  captions_late: "The captions don't match what is said.",
  text_outside: "Text doesn't fit in the picture.",
  faces_cut: "Someone's face is cut off.",
  crop_jumps: "The picture jumps while the same person is shown.",
};

interface Stored {
  made: RenderedClip;
  path: string;
  people: string[];
  version: number;
  transcriptVersion: number | null;
  notes: string[];
  reservationId: string | null;
}

async function store(clip: Clip, { path, made, ...facts }: Stored): Promise<void> {
  const problems = made.quality?.problems ?? [];
  if (made.quality && problems.length > 0) {
    await noteQuality(clip.id, made.quality);
    throw new FinalError(problems.map((one) => PROBLEMS[one]).join(" "));
  }
  const { workspaceId, environment } = clip;
  const { plan } = await db().workspace.findUniqueOrThrow({ where: { id: workspaceId } });
  const owner = { workspaceId, environment, plan };
  const { size } = await stat(path);
  const mp4 = await receiveFile(owner, createReadStream(path), {
    ...{ purpose: "clip.mp4", types: ["video/mp4"], expectedBytes: size, dryRun: false },
  });
  const thumbnail = await receiveFile(owner, one(made.thumbnail), {
    ...{
      purpose: "clip.thumbnail",
      types: ["image/jpeg"],
      expectedBytes: made.thumbnail.length,
      dryRun: false,
    },
  }).catch(async (error: unknown) => {
    await mp4.drop();
    throw error;
  });
  try {
    await endClip(clip, { ...facts, made, mp4: mp4.value, thumbnail: thumbnail.value });
  } finally {
    // Files that the transaction has kept are no longer dropped here.
    await Promise.all([mp4.drop(), thumbnail.drop()]);
  }
}

async function* one(bytes: Uint8Array): AsyncGenerator<Uint8Array, void> {
  yield bytes;
}
