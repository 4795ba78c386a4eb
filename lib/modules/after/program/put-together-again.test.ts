import { afterEach, beforeEach, expect, it } from "vitest";
import { playedEntries } from "@/lib/modules/after/playback/rows/played-entries";
import { db } from "@/lib/platform/database/db";
import { type PlayedShow, Player } from "@/lib/program/fixtures";
import { ComposedRecording, composesWithoutPauses } from "@/test/support/composed-recording";
import { until } from "@/test/support/until";

const PICTURE = "picture-720";

composesWithoutPauses();

let program: ComposedRecording;
beforeEach(async () => {
  program = await ComposedRecording.make();
});
afterEach(() => program.stop());

/** The show so far. Its recording was paused after so long. */
const pausedAfter = (ms: number): PlayedShow =>
  new Player().play([{ after: ms, recording: "paused" }]).soFar(2_000);

it("a program that is put together again is played as it is now by whoever has played it before", async () => {
  const { recordingId } = program;
  const session = await db().showSession.findFirstOrThrow({ where: { recordingId } });
  const inSession = (played: PlayedShow): PlayedShow => ({
    ...played,
    sessions: played.sessions.map((one) => ({ ...one, id: session.id })),
  });
  const current = async () => {
    const version = (await program.recording()).programVersion ?? 0;
    const rows = await program.entries(version, PICTURE);
    return { version, places: rows.map(({ place, frames }) => [place, frames]) };
  };
  const played = async (version: number) => {
    const { entries, hasHole } = await playedEntries(recordingId, version, PICTURE);
    return { hasHole, places: entries.map(({ place, frames }) => [place, frames]) };
  };
  program.played = inSession(pausedAfter(6_000));
  program.compose();
  await until(async () => (await current()).places.length === 2);
  const before = [
    [0, 120],
    [120, 61],
  ];
  expect(await current()).toEqual({ version: 1, places: before });
  expect(await played(1)).toEqual({ hasHole: false, places: before });

  // It was paused half a second later than was known.
  program.played = inSession(pausedAfter(6_500));
  await until(async () => (await current()).places.some(([, frames]) => frames === 76));
  const after = await current();
  expect(after.places).toEqual([
    [0, 120],
    [120, 76],
  ]);
  expect(await played(after.version)).toEqual({ hasHole: false, places: after.places });
  expect(await program.entries(1, PICTURE)).toEqual([]);
  expect((await program.recording()).version).toBe(2);
});
