import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ComposeError } from "@/lib/composition/media/compose-error";
import { retryFailedPieces, takeUpFailedPrograms } from "@/lib/modules/after/program-requests";
import { tryConfinement } from "@/lib/platform/confined/confinement";
import { findProgram } from "@/lib/platform/confined/find-program";
import { db, sql } from "@/lib/platform/database/db";
import { type Act, Player } from "@/lib/program/fixtures";
import { storageProvider } from "@/lib/providers/storage";
import { PEOPLE } from "@/lib/stage/fixtures";
import { ComposedRecording, composesWithoutPauses, withAna } from "@/test/support/composed-recording";
import { until } from "@/test/support/until";
import { makePiece } from "./making/make-piece";
import type { PlannedPiece } from "./planning/planned-piece";

const works = (await tryConfinement()).state === "working" && (await findProgram("ffmpeg")) !== undefined;

composesWithoutPauses();

/** People come on stage one after another, for a bit more than a second each. */
const turns = (count: number): Act[] =>
  Array.from(
    { length: count },
    (_, turn) => PEOPLE[1 + (turn % (PEOPLE.length - 1))]?.identity ?? "",
  ).flatMap((identity): Act[] => [
    { after: 1, command: { action: "bring_on", identity } },
    { after: 1_111, command: { action: "send_off", identity } },
  ]);

let program: ComposedRecording;
beforeEach(async () => {
  program = await ComposedRecording.make();
});
afterEach(() => program.stop());

describe.skipIf(!works)("a program made with ffmpeg", () => {
  it("is followed while the show is on air and ready soon after its end, once, with its bytes stored and counted", async () => {
    const player = new Player();
    program.played = player.soFar(9_000);
    program.compose({ make: makePiece });
    await until(async () => (await program.recording()).composedMs >= 4_900);
    expect(await program.recording()).toMatchObject({ state: "live", programVersion: 1 });
    program.played = player.finish(10_500);
    await program.end();
    await until(() => program.isReady(1));
    await program.expectWhole(1);
    const { readyAt, notes } = await program.recording();
    expect([readyAt instanceof Date, notes]).toEqual([true, []]);
    const all = await program.pieces();
    expect(await program.usedBytes()).toBe(all.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0));
    for (const { fileKey, sizeBytes } of all)
      expect((await storageProvider().stat(fileKey ?? ""))?.sizeBytes).toBe(sizeBytes);
    expect(await db().storedFile.count({ where: { workspaceId: program.show.workspace.workspaceId } })).toBe(
      0,
    );
    const headers = await db().programHeader.findMany({
      where: { recordingId: program.recordingId },
      orderBy: { rendition: "asc" },
    });
    expect(headers.map(({ rendition, width, bytes }) => [rendition, width, bytes.length > 500])).toEqual([
      ["picture-720", 160, true],
      ["sound", null, true],
    ]);
    expect(await program.events("recording.ready")).toEqual([
      expect.objectContaining({
        recording_id: program.recordingId,
        kind: "program",
        version: 1,
        duration_sec: 10.5,
      }),
    ]);
    const emails = await db().mailMessage.findMany({
      where: { eventId: program.show.eventId, kind: "recording_ready" },
    });
    expect(emails.map(({ toEmail }) => toEmail)).toContain(`host-${program.show.slug}@example.com`);
  });
});

describe("a program", () => {
  it("is continued after its worker was killed, without making a piece again", async () => {
    program.played = new Player().play(withAna).finish(20_000);
    await program.end();
    const first = program.compose();
    program.before = () => {
      if (program.made.length === 4) first.abort.abort();
    };
    await first.over.catch(() => undefined);
    program.before = () => undefined;
    expect((await program.recording()).state).toBe("processing");
    program.compose();
    await until(() => program.isReady(1));
    await program.expectWhole(1);
    expect(new Set(program.made.map(({ key }) => key)).size).toBe(program.made.length);
  });

  it("is made once by two workers at the same time", async () => {
    await program.end();
    program.compose();
    program.compose();
    await until(() => program.isReady(1));
    await program.expectWhole(1);
    expect(await program.usedBytes()).toBe(
      (await program.pieces()).reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
    );
    expect(await program.events("recording.ready")).toHaveLength(1);
  });

  it("has a card where a piece can't be made, says why, and has the piece once a later attempt can make it", async () => {
    await program.end();
    const isBroken = ({ mediaMs, content }: PlannedPiece) =>
      mediaMs === 4_000 && content.kind === "picture" && content.span.picture.kind === "stage";
    program.before = (piece) => {
      if (isBroken(piece)) throw new ComposeError("too_slow");
    };
    const run = program.compose();
    await until(async () => (await program.pieces()).some(({ state }) => state === "failed"));
    await sql(
      "",
      "UPDATE program_piece SET attempts = 2, retry_at = now() WHERE recording_id = $1 AND state = 'failed'",
      [program.recordingId],
    );
    await until(() => program.isReady(1));
    await program.expectWhole(1);
    expect((await program.entries(1, "picture-720")).map(({ isStandIn }) => isStandIn)).toEqual([
      false,
      true,
      false,
    ]);
    expect(await program.recording()).toMatchObject({
      notes: [
        { code: "piece_failed", session_id: "ses-1", from_ms: 4_000, to_ms: 8_000, reason: "too_slow" },
      ],
    });
    run.abort.abort();
    await run.over.catch(() => undefined);
    const where = { recordingId: program.recordingId, state: "failed" };
    /** @returns whether the piece is due, once that much more time is over. */
    const isDueAfter = async (interval: string) => {
      await sql("", "UPDATE wanted_work SET wanted_until = now() WHERE subject = $1", [program.recordingId]);
      await sql(
        "",
        `UPDATE program_piece SET retry_at = retry_at - interval '${interval}' WHERE recording_id = $1`,
        [program.recordingId],
      );
      await retryFailedPieces();
      const { retryAt } = await db().programPiece.findFirstOrThrow({ where });
      const wanted = await db().wantedWork.count({
        where: { subject: program.recordingId, wantedUntil: { gt: new Date() } },
      });
      expect(wanted).toBe(retryAt === null ? 1 : 0);
      return retryAt === null;
    };
    expect([await isDueAfter("55 minutes"), await isDueAfter("6 minutes")]).toEqual([false, true]);
    const second = program.compose();
    await until(async () => (await db().programPiece.count({ where: { ...where, attempts: 4 } })) === 1);
    second.abort.abort();
    await second.over.catch(() => undefined);
    expect([await isDueAfter("23 hours"), await isDueAfter("1 hour")]).toEqual([false, true]);
    program.before = () => undefined;
    program.compose();
    await until(() => program.isReady(2));
    await program.expectWhole(2);
    expect(await program.recording()).toMatchObject({ notes: [] });
  });

  it.each([
    ["a show of four seconds", () => new Player().finish(4_000)],
    ["a show of 40 turns on stage", () => new Player().play(turns(40)).finish(1_000)],
  ])("is as long as %s, piece by piece", async (_, play) => {
    program.played = play();
    await program.end();
    program.compose();
    await until(() => program.isReady(1));
    await program.expectWhole(1);
  });

  it("doesn't exist if nothing was recorded", async () => {
    program.played = { ...new Player().finish(10), sessions: [] };
    await program.end();
    const run = program.compose();
    await run.over;
    expect(await program.recording()).toMatchObject({ state: "failed", failure: "nothing_recorded" });
    expect(await program.events("recording.failed")).toMatchObject([
      {
        ...{ recording_id: program.recordingId, kind: "program" },
        reason: "Nothing was recorded while the show was on air.",
      },
    ]);
    expect(await program.events("recording.ready")).toEqual([]);
  });

  it("waits with a note while the workspace's storage is full, and continues once there is space", async () => {
    await sql("", "UPDATE workspace SET plan = 'free' WHERE id = $1", [program.show.workspace.workspaceId]);
    const use = (bytes: number) =>
      sql(
        "",
        `INSERT INTO storage_use (workspace_id, bytes, files) VALUES ($1, $2, 1)
         ON CONFLICT (workspace_id) DO UPDATE SET bytes = EXCLUDED.bytes`,
        [program.show.workspace.workspaceId, bytes],
      );
    await use(10_000_000_000);
    await program.end();
    const run = program.compose();
    await until(async () =>
      JSON.stringify((await program.recording()).notes).includes("program_storage_full"),
    );
    run.abort.abort();
    await run.over.catch(() => undefined);
    expect([program.made, await program.pieces()]).toEqual([[], []]);
    await use(0);
    program.compose();
    await until(() => program.isReady(1));
    expect(await program.recording()).toMatchObject({ notes: [] });
  });

  it("fails once it has failed for half an hour and its length, and not because no one composed it", async () => {
    await program.end();
    const broken = {
      ...program.inputs,
      reader: () => ({ read: () => Promise.reject(new Error("unreadable")) }),
    };
    const wait = (column: string) =>
      sql("", `UPDATE recording SET ${column} = ${column} - interval '31 minutes' WHERE id = $1`, [
        program.recordingId,
      ]);
    await wait("updated_at");
    for (const _time of [1, 2]) {
      await expect(program.compose({ inputs: broken }).over).rejects.toThrow("unreadable");
      expect((await program.recording()).state).toBe("processing");
    }
    await wait("updated_at");
    await wait("failing_since");
    await expect(program.compose({ inputs: broken }).over).rejects.toThrow("unreadable");
    expect(await program.recording()).toMatchObject({ state: "failed", failure: "not_composed" });
  });

  it("is taken up again after a disk was full for too long, and becomes ready once there is space", async () => {
    await program.end();
    const { recordingId } = program;
    const full = Object.assign(new Error("write failed"), { code: "ENOSPC" });
    const broken = { ...program.inputs, reader: () => ({ read: () => Promise.reject(full) }) };
    const wait = async (interval: string, ...columns: string[]) => {
      const earlier = columns.map((name) => `${name} = ${name} - interval '${interval}'`).join(", ");
      await sql("", `UPDATE recording SET ${earlier} WHERE id = $1`, [recordingId]);
    };
    const fail = () => expect(program.compose({ inputs: broken }).over).rejects.toThrow("write failed");
    const failForLong = async () => {
      await fail();
      await wait("31 minutes", "updated_at", "failing_since", "ended_at");
      await fail();
      expect(await program.recording()).toMatchObject({ state: "failed", failure: "not_composed" });
    };
    const stateAfter = async (interval: string) => {
      await wait(interval, "updated_at", "ended_at");
      await takeUpFailedPrograms();
      return (await program.recording()).state;
    };
    await failForLong();
    expect((await program.recording()).notes).toEqual([{ code: "program_disk_full" }]);
    expect(await stateAfter("59 minutes")).toBe("failed");
    expect(await stateAfter("2 minutes")).toBe("processing");
    await failForLong();
    // It failed two hours after the show ended the second time, and is tried again an hour later, but not after a week.
    expect(await stateAfter("7 days")).toBe("failed");
    await wait("-6 days", "updated_at", "ended_at");
    expect(await stateAfter("0")).toBe("processing");
    const wanted = await db().wantedWork.findMany({ where: { subject: recordingId } });
    expect(wanted).toMatchObject([{ kind: "program.compose", wantedUntil: null }]);
    program.compose();
    await until(() => program.isReady(1));
    await program.expectWhole(1);
    expect(await program.recording()).toMatchObject({ notes: [], failure: null });
    expect(await program.events("recording.failed")).toHaveLength(2);
    expect(await program.events("recording.ready")).toHaveLength(1);
  });
});
