import { FILE_FORMATS, type FileFormat, writeTranscript } from "@/lib/composition/captions/caption-files";
import { type SpokenLine, shownCaptions } from "@/lib/modules/after/playback";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { iso, isoOrNull } from "@/lib/platform/runtime/clock";
import { signedLocalUrl } from "@/lib/providers/storage";
import type { transcriptsContract } from "../contract";
import { findTranscript } from "../find-transcript";
import { presentPass } from "../generating/present-pass";
import type { TranscriptWire } from "../schema";
import { secondsOf } from "../seconds-of";
import { transcriptKey } from "./transcript-key";

type Operation = typeof transcriptsContract.getTranscript;

const LINK_SECONDS = 15 * 60;

export async function getTranscript(
  ctx: Ctx,
  { format, words = false, ...asked }: InputOf<Operation>,
): Promise<OutputOf<Operation>> {
  const withWords = words || format === "vtt" || format === "srt";
  const { event, recording, version, lines, pass } = await findTranscript(ctx, {
    ...asked,
    words: withWords,
  });
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
    source: (await isOfTracks(ctx, recording.id, version)) ? "tracks" : "live",
    language: recording.language ?? event.language,
    format,
    ...content,
    corrected_at: isoOrNull(await correctedAt(ctx, recording.id, version)),
    pass: pass && presentPass(pass),
  };
}

const isOfTracks = async (ctx: Ctx, recordingId: string, version: number): Promise<boolean> =>
  (await ctx.db.transcriptPass.count({ where: { recordingId, version: { lte: version } } })) > 0;

async function correctedAt(ctx: Ctx, recordingId: string, version: number): Promise<Date | null> {
  const where = { recordingId, version: { lte: version } };
  return (await ctx.db.transcriptCorrection.aggregate({ where, _max: { createdAt: true } }))._max.createdAt;
}

const segmentsOf = (lines: readonly SpokenLine[]): TranscriptWire["segments"] =>
  lines
    .filter(({ text }) => text.trim() !== "")
    .map(({ id, personId, speaker, fromMs, toMs, text, isCorrected, words }) => ({
      id,
      person_id: personId,
      name: speaker,
      start_sec: secondsOf(fromMs),
      end_sec: secondsOf(toMs),
      text: text.trim(),
      corrected: isCorrected,
      confidence: confidenceOf(words),
      words:
        words?.map((word) => ({
          text: word.text,
          start_sec: secondsOf(word.fromMs),
          end_sec: secondsOf(word.toMs),
          confidence: word.confidence,
        })) ?? null,
    }));

function confidenceOf(words: SpokenLine["words"]): number | null {
  const known = (words ?? []).flatMap(({ confidence }) => (confidence === null ? [] : [confidence]));
  if (known.length === 0) return null;
  return Math.round((1_000 * known.reduce((sum, one) => sum + one, 0)) / known.length) / 1_000;
}

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
  return { content: writeTranscript(format, shownCaptions(lines)), url, expires_at: iso(expiresAt) };
}
