import type { Event, Recording } from "@/lib/generated/prisma/client";
import {
  AUDIENCE_PATH,
  OPEN_PATH,
  type ProgramLines,
  programPresenter,
  replayUrls,
  TRANSCRIPT_PATH,
} from "@/lib/modules/after/playback";
import type { ReplayViewer } from "@/lib/modules/after/replay-access";
import type { Ctx } from "@/lib/operation/ctx";
import type { ReplayWire } from "./schema";

const ANYONE: ReplayViewer = { registrationId: null, linkVersion: 0 };

/** Returns a recording's program for a viewer, or for anyone; null if nothing of it can be played. */
export async function replayProgram(
  ctx: Ctx,
  event: Event,
  recording: Recording,
  lines: ProgramLines,
  viewer: ReplayViewer | null,
): Promise<ReplayWire["program"]> {
  const urlsOf = replayUrls(viewer ?? ANYONE);
  const present = await programPresenter(ctx, event, [recording], lines, urlsOf);
  const { program } = present(recording);
  if (!program?.playlist_url) return null;
  const { mp4: _mp4, waveform_url: _waveform, playlist_url, ...shown } = program;
  return {
    ...shown,
    recording_id: recording.id,
    playlist_url,
    is_complete: recording.state === "ready" && recording.programVersion === recording.version,
    audience_url: urlsOf(recording)(AUDIENCE_PATH),
    open_url: urlsOf(recording)(OPEN_PATH),
    transcript_url: shown.captions.length > 0 ? urlsOf(recording)(TRANSCRIPT_PATH) : null,
  };
}
