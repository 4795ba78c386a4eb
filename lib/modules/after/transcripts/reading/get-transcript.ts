import type { SpokenLine } from "@/lib/modules/after/playback";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { iso, isoOrNull } from "@/lib/platform/runtime/clock";
import { signedLocalUrl } from "@/lib/providers/storage";
import type { transcriptsContract } from "../contract";
import { findTranscript } from "../find-transcript";
import type { TranscriptWire } from "../schema";
import { secondsOf } from "../seconds-of";
import { FILE_FORMATS, type FileFormat, writeTranscript } from "./transcript-file";
import { transcriptKey } from "./transcript-key";

type Operation = typeof transcriptsContract.getTranscript;

const LINK_SECONDS = 15 * 60;

export async function getTranscript(
  ctx: Ctx,
  { format, ...asked }: InputOf<Operation>,
): Promise<OutputOf<Operation>> {
  const { event, recording, transcript, version, lines } = await findTranscript(ctx, asked);
  ctx.meta.version = version;
  const content =
    format === "json"
      ? { segments: segmentsOf(lines), content: null, url: null, expires_at: null }
      : {
          segments: null,
          ...fileOf(ctx, { format, version, lines, recordingId: recording.id, slug: event.slug }),
        };
  return {
    event_slug: event.slug,
    recording_id: recording.id,
    version,
    state: recording.state === "live" ? "live" : "ready",
    source: "live",
    language: event.language,
    format,
    ...content,
    corrected_at: isoOrNull(transcript?.updatedAt ?? null),
  };
}

const segmentsOf = (lines: readonly SpokenLine[]): TranscriptWire["segments"] =>
  lines
    .filter(({ text }) => text.trim() !== "")
    .map(({ id, personId, speaker, fromMs, toMs, text, isCorrected }) => ({
      id,
      person_id: personId,
      name: speaker,
      start_sec: secondsOf(fromMs),
      end_sec: secondsOf(toMs),
      text: text.trim(),
      corrected: isCorrected,
    }));

interface Asked {
  format: FileFormat;
  version: number;
  lines: readonly SpokenLine[];
  recordingId: string;
  slug: string;
}

function fileOf({ workspaceId, environment }: Ctx, { format, version, lines, recordingId, slug }: Asked) {
  const { extension, contentType } = FILE_FORMATS[format];
  const key = transcriptKey({ workspaceId, environment, format, version, recordingId });
  const name = `transcript-${slug}.${extension}`;
  const { url, expiresAt } = signedLocalUrl(key, { expiresSeconds: LINK_SECONDS, name, contentType });
  return { content: writeTranscript(format, lines), url, expires_at: iso(expiresAt) };
}
