import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openPlayback } from "@/lib/modules/after/playback";
import { spaceOf, sweepFiles } from "@/lib/modules/files/files";
import { db, sql } from "@/lib/platform/database/db";
import { partOf } from "@/lib/program/fixtures";
import { storageProvider } from "@/lib/providers/storage";
import {
  ComposedRecording,
  camera,
  cameraOf,
  composesWithoutPauses,
} from "@/test/support/composed-recording";
import { until } from "@/test/support/until";

composesWithoutPauses();

let program: ComposedRecording;
beforeEach(async () => {
  program = await ComposedRecording.make();
});
afterEach(() => program.stop());

describe("a larger picture", () => {
  const LARGE_SIZE = { width: 320, height: 180 };
  const large = { size: LARGE_SIZE, lines: 1080, mayGoOn: () => true, turnMs: 10 };
  const sharp = (id: string, to: number) =>
    partOf({ id, copy: "browser", sessionId: "ses-1", height: 1080, from: 0, to, lost: [] });
  const isLookedAt = async (version: number) => (await program.recording()).enlargedVersion === version;
  const largePieces = () =>
    db().programPiece.count({ where: { recordingId: program.recordingId, rendition: "picture-1080" } });
  /** Nothing is stored that nothing plays, and all of it is counted. */
  const expectNothingLeft = async () => {
    const stored = (await program.pieces()).filter(({ state }) => state === "stored");
    const played = new Set(
      (await db().programEntry.findMany({ where: { recordingId: program.recordingId } })).map(
        ({ pieceKey }) => pieceKey,
      ),
    );
    expect(stored.filter(({ key }) => !played.has(key))).toEqual([]);
    await sweepFiles();
    expect(await program.usedBytes()).toBe(stored.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0));
  };

  beforeEach(() => {
    program.tracks = [cameraOf(sharp("own", 60_000))];
  });

  it("is made after everything else, once it's its turn, and played beside the smaller one in the same version", async () => {
    await program.end();
    let isTurn = false;
    let asked = 0;
    const mayGoOn = () => {
      asked += 1;
      return isTurn;
    };
    program.compose({ large: { ...large, mayGoOn } });
    await until(() => asked > 3);
    expect([await largePieces(), await isLookedAt(1)]).toEqual([0, false]);
    isTurn = true;
    await until(() => isLookedAt(1));
    await program.expectWhole(1);
    const [small, larger] = [
      await program.entries(1, "picture-720"),
      await program.entries(1, "picture-1080"),
    ];
    expect(larger.map(({ number, place, frames }) => [number, place, frames])).toEqual(
      small.map(({ number, place, frames }) => [number, place, frames]),
    );
    const keys = new Set(small.map(({ pieceKey }) => pieceKey));
    expect(larger.filter(({ pieceKey }) => keys.has(pieceKey))).toEqual([]);
    expect(program.made.slice(-larger.length).every(({ rendition }) => rendition === "picture-1080")).toBe(
      true,
    );
    expect(await program.recording()).toMatchObject({ version: 1, enlarged: true });
    expect(await program.events("recording.ready")).toHaveLength(1);
    await expectNothingLeft();
  });

  it("isn't made of tracks that don't have that much", async () => {
    program.tracks = [cameraOf(camera("server", "server", 60_000))];
    await program.end();
    program.compose({ large });
    await until(() => isLookedAt(1));
    expect([await largePieces(), (await program.recording()).enlarged]).toEqual([0, false]);
  });

  it("is made again with the next version, of what has changed", async () => {
    await program.end();
    program.compose({ large });
    await until(() => isLookedAt(1));
    const count = program.made.length;
    program.tracks = [cameraOf(sharp("own", 60_000), sharp("better", 4_000))];
    await until(() => program.isReady(2));
    await until(() => isLookedAt(2));
    expect(program.made.slice(count).map(({ rendition, mediaMs }) => [rendition, mediaMs])).toEqual([
      ["picture-720", 0],
      ["picture-1080", 0],
    ]);
    expect(await program.entries(2, "picture-1080")).toHaveLength(3);
    await expectNothingLeft();
  });

  it("gets a piece again that storage has lost, and is left out if that can't be made", async () => {
    const { recordingId } = program;
    await program.end();
    program.compose({ large });
    await until(() => isLookedAt(1));
    const [entry] = await program.entries(1, "picture-1080");
    const where = { recordingId_key: { recordingId, key: entry?.pieceKey ?? "" } };
    const lose = async () => {
      const { fileKey } = await db().programPiece.findUniqueOrThrow({ where });
      await storageProvider().delete(fileKey ?? "");
      const lost = openPlayback({ recordingId, purpose: "play" }, "1/picture-1080/0.m4s");
      await expect(lost).rejects.toMatchObject({ code: "service_unavailable" });
    };
    await lose();
    await until(async () => (await db().programPiece.findUnique({ where }))?.state === "stored");
    expect(await program.recording()).toMatchObject({ version: 1, enlarged: true });
    program.before = () => {
      throw new Error("too large");
    };
    await lose();
    await until(async () => (await db().programPiece.findUnique({ where }))?.attempts === 1);
    await db().programPiece.update({ where, data: { attempts: 2, retryAt: new Date() } });
    await until(async () => (await program.entries(1, "picture-1080")).length === 0);
    expect(await program.recording()).toMatchObject({ version: 1, enlarged: false });
    await program.expectWhole(1);
    await expectNothingLeft();
  });

  it("is left out, with nothing left of it, if a piece of it can't be made", async () => {
    await program.end();
    program.before = ({ rendition, mediaMs }) => {
      if (rendition === "picture-1080" && mediaMs === 4_000) throw new Error("too large");
    };
    program.compose({ large });
    await until(async () => (await program.pieces()).some(({ state }) => state === "failed"));
    await sql(
      "",
      "UPDATE program_piece SET attempts = 2, retry_at = now() WHERE recording_id = $1 AND state = 'failed'",
      [program.recordingId],
    );
    await until(() => isLookedAt(1));
    expect([(await program.recording()).enlarged, (await program.recording()).state]).toEqual([
      false,
      "ready",
    ]);
    expect(await program.entries(1, "picture-1080")).toEqual([]);
    await expectNothingLeft();
  });

  it("is left out while most of the workspace's storage is used", async () => {
    const { workspaceId } = program.show.workspace;
    await sql("", "UPDATE workspace SET plan = 'free' WHERE id = $1", [workspaceId]);
    await sql("", "INSERT INTO storage_use (workspace_id, bytes, files) VALUES ($1, $2, 1)", [
      workspaceId,
      (spaceOf("free") ?? 0) * 0.8,
    ]);
    await program.end();
    program.compose({ large });
    await until(() => isLookedAt(1));
    expect([await largePieces(), (await program.recording()).enlarged]).toEqual([0, false]);
  });

  it("isn't continued by a show that goes on air again, until that is over", async () => {
    await program.end();
    program.compose({ large });
    await until(() => isLookedAt(1));
    await db().recording.update({
      where: { id: program.recordingId },
      data: { state: "live", version: 2, endedAt: null },
    });
    await until(async () => (await program.recording()).programVersion === 2);
    expect(await program.entries(2, "picture-1080")).toEqual([]);
    await program.end();
    await until(() => program.isReady(2));
    await until(() => isLookedAt(2));
    expect(await program.entries(2, "picture-1080")).toHaveLength(3);
  });
});
