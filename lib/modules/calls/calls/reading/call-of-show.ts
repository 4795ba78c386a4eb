import { isDeepStrictEqual } from "node:util";
import { type Call, distinctNames } from "@/lib/calls";
import type { Recording } from "@/lib/generated/prisma/client";
import { chosenRecording, type SpokenLine, spokenLines } from "@/lib/modules/after/playback";
import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import { invalid, Problem } from "@/lib/operation/problem";
import { searchKey } from "../stored/search-keys";
import { type ReadFrom, readFromNow } from "./stale-calls";

export interface CallOfShow {
  call: Call;
  eventId: string;
  recording: Recording;
  /** Whose words it has: ids of people in the recording. */
  saidBy: string[];
  /** How many lines the recording has. */
  spoken: number;
  readFrom: ReadFrom;
}

const MS = 1_000;

/** Returns the transcript of a show's latest recording as a call. */
export async function callOfShow(ctx: Ctx, slug: string, at = ""): Promise<CallOfShow> {
  const event = await findEvent(ctx, slug).catch((error: unknown) => {
    if (error instanceof Problem && error.code === "not_found")
      throw invalid({ [`${at}event_slug`]: "not_found" });
    throw error;
  });
  const recording = await chosenRecording(ctx, event.id, undefined);
  if (!recording) throw notReady("The show hasn't been recorded.");
  if (recording.state === "live") throw notReady("The show is on air.");
  // First: what changes from now on makes the call stale.
  const readFrom = await readFromNow(ctx, recording.id);
  const spoken = await spokenIn(recording.id);
  if (spoken.length === 0) throw notReady("The recording has no transcript yet.");
  const named = spoken.filter(isNamed);
  const idOf = speakerIds(named);
  const names = distinctNames(named.map((line) => ({ id: idOf(line), name: line.speaker })));
  return {
    call: {
      title: event.title,
      started_at: recording.startedAt.toISOString(),
      timezone: event.timezone,
      language: recording.language ?? event.language,
      segments: spoken.map((line) => ({
        speaker: isNamed(line) ? (names.get(idOf(line)) ?? line.speaker) : null,
        text: line.text,
        start_sec: Math.round(line.fromMs) / MS,
        end_sec: Math.round(line.toMs) / MS,
      })),
    },
    eventId: event.id,
    recording,
    saidBy: peopleOf(spoken),
    spoken: spoken.length,
    readFrom,
  };
}

/**
 * Whether a recording still has what was read from it: someone may have been erased. Erasing waits for the caller's transaction
 * from now on.
 */
export async function hasSameLines(
  ctx: Ctx,
  recordingId: string,
  { saidBy, spoken }: Pick<CallOfShow, "saidBy" | "spoken">,
): Promise<boolean> {
  await ctx.sql("call_recording", "SELECT 1 FROM recording WHERE id = $1 FOR KEY SHARE", [recordingId]);
  const now = await spokenIn(recordingId);
  return now.length === spoken && isDeepStrictEqual(peopleOf(now), saidBy);
}

type NamedLine = SpokenLine & { speaker: string };

const isNamed = (line: SpokenLine): line is NamedLine => !line.isHidden && line.speaker !== null;

/**
 * Tells speakers apart by person and name: a correction may give some of a person's lines another name. If it's the name of one
 * other person, they are that person's.
 */
function speakerIds(lines: readonly NamedLine[]): (line: NamedLine) => string {
  const owners = new Map<string, Set<string>>();
  for (const { personId, speaker, isCorrected } of lines) {
    const key = searchKey(speaker);
    if (!isCorrected) owners.set(key, (owners.get(key) ?? new Set()).add(personId));
  }
  return ({ personId, saidBy, speaker }) => {
    const key = searchKey(speaker);
    const [owner = personId, ...others] = owners.get(key) ?? [];
    const isOwners = personId === saidBy && others.length === 0;
    return `${isOwners ? owner : personId} ${key}`;
  };
}

const spokenIn = async (recordingId: string): Promise<SpokenLine[]> =>
  ((await spokenLines(recordingId)) ?? []).filter(({ text }) => text.trim() !== "");

const peopleOf = (spoken: readonly SpokenLine[]): string[] => [
  ...new Set(spoken.flatMap(({ personId, saidBy }) => [personId, saidBy])),
];

const notReady = (why: string): Problem =>
  new Problem("not_ready", `This show can't be read as a call. ${why}`, { event_slug: "invalid" });
