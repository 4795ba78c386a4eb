import { afterEach, beforeEach, expect, it } from "vitest";
import { playedEntries } from "@/lib/modules/after/playback/rows/played-entries";
import { db } from "@/lib/platform/database/db";
import { type PlayedShow, Player } from "@/lib/program/fixtures";
import { ANA } from "@/lib/stage/fixtures";
import { ComposedRecording, composesWithoutPauses } from "@/test/support/composed-recording";
import { expectLogged } from "@/test/support/test-log";
import { until } from "@/test/support/until";

const PICTURE = "picture-720";

composesWithoutPauses();

let program: ComposedRecording;
beforeEach(async () => {
  program = await ComposedRecording.make();
});
afterEach(() => program.stop());

/** The show so far. Ana comes on stage after so long. */
const withAnaAfter = (ms: number, soFar: number): PlayedShow =>
  new Player()
    .play([{ after: ms, command: { action: "bring_on", identity: ANA.identity } }])
    .soFar(soFar - ms);

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
  program.played = inSession(withAnaAfter(6_000, 7_500));
  program.compose();
  await until(async () => (await current()).places.length === 2);
  const before = [
    [0, 120],
    [120, 60],
  ];
  expect(await current()).toEqual({ version: 1, places: before });
  expect(await played(1)).toEqual({ hasHole: false, places: before });

  expectLogged(/put together again/);
  // She came half a second later than was known.
  program.played = inSession(withAnaAfter(6_500, 7_900));
  await until(async () => (await current()).places.some(([, frames]) => frames === 75));
  const after = await current();
  expect(after.places).toEqual([
    [0, 120],
    [120, 75],
  ]);
  expect(await played(after.version)).toEqual({ hasHole: false, places: after.places });
  expect(await program.entries(1, PICTURE)).toEqual([]);
  expect((await program.recording()).version).toBe(2);
});
