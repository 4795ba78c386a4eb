import type { Event } from "@/lib/generated/prisma/client";
import { programLines, programPresenter } from "@/lib/modules/after/playback";
import { PROGRAM_FAILURES, type ProgramFailure } from "@/lib/modules/after/playback/schema";
import { presentUploaded } from "@/lib/modules/after/recording-uploads";
import { transcribedNow } from "@/lib/modules/after/transcripts";
import { consentAt, recordingAnswers } from "@/lib/modules/people/recording-consent";
import type { Ctx } from "@/lib/operation/ctx";
import { iso, isoOrNull } from "@/lib/platform/runtime/clock";
import { partLink } from "../files/part-link";
import { notesOf } from "../notes";
import type { PartRow, RecordingRow, TrackRow } from "../recording-row";
import type { RecordingTrackWire, RecordingWire, TrackPartWire } from "../schema";
import { clipsOf } from "./clips-of";
import { namesOfPeople } from "./names-of-people";
import { playedTimes } from "./played-times";
import { storedOfParts } from "./stored-of-parts";
import { timelineOf } from "./timeline";

/** Reads what these recordings of one show need, and returns a function that presents each. */
export async function recordingPresenter(
  ctx: Ctx,
  event: Event,
  rows: readonly RecordingRow[],
): Promise<(row: RecordingRow) => RecordingWire> {
  const ids = rows.map(({ id }) => id);
  const stored = await storedOfParts(ctx, ids);
  const transcribed = await transcribedNow(ctx, ids);
  const people = new Set(rows.flatMap(({ tracks }) => tracks.map(({ personId }) => personId)));
  const names = await namesOfPeople(ctx, event, [...people]);
  const answers = await recordingAnswers(ctx, event.id);
  const lines = await programLines(rows);
  const programOf = await programPresenter(ctx, event, rows, lines);
  const clips = await clipsOf(ctx, rows);

  const presentPart = (row: RecordingRow, track: TrackRow, part: PartRow, offset: number): TrackPartWire => {
    const { storedBytes, awaitedBytes, hasHeader, storedToMs } = stored(part.id);
    const at = (mediaMs: number): number => (offset + mediaMs) / 1000;
    return {
      id: part.id,
      copy: part.copy as TrackPartWire["copy"],
      state: part.state as TrackPartWire["state"],
      starts_at_sec: at(part.startsAtMs),
      ends_at_sec: at(part.endsAtMs ?? storedToMs ?? part.startsAtMs),
      gaps: (part.gaps as [number, number][]).map(([from, to]) => ({ from_sec: at(from), to_sec: at(to) })),
      content_type: part.contentType,
      codec: part.codec,
      width: part.width,
      height: part.height,
      size_bytes: storedBytes,
      awaited_bytes: awaitedBytes,
      quality: qualityOf(part),
      url: hasHeader ? partLink(row, { event, track, part }) : null,
    };
  };

  /** Of someone whose voice is still in it. */
  const nameIn = ({ tracks }: RecordingRow, personId: string): string | null =>
    tracks.some((track) => track.personId === personId && track.erasedAt === null)
      ? (names.get(personId) ?? null)
      : null;

  return (row) => {
    const timeline = timelineOf(row.sessions, ctx.realNow);
    const { offsets, durationMs } = timeline;
    const line = lines.get(row.id);
    const presentTrack = (track: TrackRow): RecordingTrackWire => ({
      id: track.id,
      person_id: track.personId,
      name: names.get(track.personId) ?? null,
      kind: track.kind as RecordingTrackWire["kind"],
      consent: consentAt(answers, track.personId, ctx.realNow),
      erased: track.erasedAt !== null,
      parts: track.parts.map((part) => presentPart(row, track, part, offsets.get(part.sessionId) ?? 0)),
    });
    const tracks = row.tracks.map(presentTrack);
    const { program, storedBytes } = programOf(row);
    const trackBytes = tracks
      .flatMap(({ parts }) => parts)
      .reduce((sum, { size_bytes }) => sum + size_bytes, 0);
    return {
      id: row.id,
      event_slug: event.slug,
      state: row.state as RecordingWire["state"],
      source: row.source as RecordingWire["source"],
      upload: row.upload && presentUploaded(row.upload),
      version: row.version,
      started_at: iso(row.startedAt),
      ended_at: isoOrNull(row.endedAt),
      duration_sec: durationMs / 1000,
      keep_until: isoOrNull(row.keepUntil),
      size_bytes: trackBytes + storedBytes,
      notes: notesOf(row.notes, line?.stretches ?? [], (personId) => nameIn(row, personId)),
      failure: failureOf(row),
      program,
      played: line ? playedTimes(line, timeline) : [],
      tracks,
      making: makingOf(row),
      transcribing: transcribed.has(row.id),
      clips: clips(row),
      created_at: iso(row.createdAt),
      updated_at: iso(row.updatedAt),
    };
  };
}

/** What captures and probes stored of a part. */
interface Measured {
  lost_packets?: number;
  frame_rate?: number | null;
  clock_drift_ms?: number;
  /** Of sound, as a browser recorded it. */
  sample_rate?: number;
  failure?: "not_media";
}

function qualityOf({ quality }: PartRow): TrackPartWire["quality"] {
  const { lost_packets, frame_rate, clock_drift_ms, sample_rate, failure } = quality as Measured;
  if ((lost_packets ?? frame_rate ?? sample_rate ?? failure) === undefined) return null;
  return {
    lost_packets: lost_packets ?? null,
    frame_rate: frame_rate ?? null,
    clock_drift_ms: clock_drift_ms ?? null,
    is_media: failure !== "not_media",
  };
}

/** Why a file couldn't be converted is said of the upload. */
const failureOf = ({ state, failure }: RecordingRow): RecordingWire["failure"] =>
  state === "failed" && isProgramFailure(failure)
    ? { code: failure, message: PROGRAM_FAILURES[failure] }
    : null;

const isProgramFailure = (code: string | null): code is ProgramFailure =>
  code !== null && Object.hasOwn(PROGRAM_FAILURES, code);

const makingOf = ({ piecesToMake, piecesLeft }: RecordingRow): RecordingWire["making"] =>
  piecesToMake === null || piecesLeft === null
    ? null
    : { pieces: piecesToMake, made: piecesToMake - piecesLeft };
