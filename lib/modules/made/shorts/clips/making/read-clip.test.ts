import { beforeEach, describe, expect, it } from "vitest";
import { planClip } from "@/lib/composition/clips/plan/plan-clip";
import type { Clip } from "@/lib/generated/prisma/client";
import { db } from "@/lib/platform/database/db";
import type { SignupTheme } from "@/lib/theme/signup-colours";
import { makeToldShow, TOLD, type ToldShow } from "@/test/support/told-show";
import { lookOf } from "../clip-options";
import { type ReadClip, readClip } from "./read-clip";

let told: ToldShow;
beforeEach(async () => {
  told = await makeToldShow();
});

const call = async (method: string, path: string, body: object) => {
  const answer = await told.show.byKey(method, `/v1/events/${told.show.slug}${path}`, body);
  expect(answer.status, answer.text).toBe(200);
  return answer.json.data;
};

async function readPart(start_sec: number, end_sec: number): Promise<ReadClip> {
  const { segment_id } = await call("POST", "/shorts/segments", { action: "create", start_sec, end_sec });
  const where = { recordingId: told.recordingId, number: segment_id };
  const segment = await db().clipSegment.findFirstOrThrow({ where });
  const recording = await db().recording.findUniqueOrThrow({ where: { id: told.recordingId } });
  const read = await readClip(segment as unknown as Clip, recording);
  if (!read) throw new Error("The segment is cut.");
  return read;
}

/** Captions of a part of the program, with the clip's second in which each phrase begins. */
async function captions(start_sec: number, end_sec: number): Promise<[string, number][]> {
  const { range, words, isTimed, scenes } = await readPart(start_sec, end_sec);
  const look = lookOf({}, { accent: null, language: "en" });
  const { phrases } = planClip({
    ...{ range, words, isTimed, scenes, look, focus: { mode: "off" } },
    ...{ removeSilences: false, removeFillers: false },
  });
  return phrases.map((phrase) => [phrase.words.map(({ text }) => text).join(" "), phrase.from / 30]);
}

const correct = async (line: number, text: string) => {
  const { id } = await db().captionLine.findFirstOrThrow({
    where: { text: TOLD[line] ?? "", eventId: told.show.eventId },
  });
  await call("PATCH", "/transcript", { corrections: [{ segment_id: id, text }] });
};

describe("a clip's captions", () => {
  it("have a correction of the transcript right after a cut, at its time in the edited program", async () => {
    // The line at 32 s goes. The one at 36 s begins where the cut ends.
    await call("POST", `/recordings/${told.recordingId}/edits`, {
      ...{ kind: "drop", from_sec: 31.8, to_sec: 35.9 },
    });
    await correct(4, "We sent a summary to every person.");
    // It begins at the cut. The line is there 4.1 s earlier than it was said.
    const phrases = await captions(31.8, 38.9);
    const text = phrases.map(([words]) => words).join(" ");
    expect(text).toContain("We sent a summary to every person.");
    expect(text).not.toMatch(/report|noticed/);
    const [, first] = phrases.find(([words]) => words.startsWith("We")) ?? [];
    expect(first).toBeCloseTo(36 - 4.1 - 31.8, 1);
  });

  it("don't have a corrected line that a cut goes through, if its words have no times", async () => {
    await correct(2, "I remember the evening we turned the first machine off.");
    await call("POST", `/recordings/${told.recordingId}/edits`, {
      ...{ kind: "drop", from_sec: 30, to_sec: 34 },
    });
    const text = (await captions(23, 30)).map(([words]) => words).join(" ");
    expect(text).toContain("It turns out");
    expect(text).not.toMatch(/remember|evening|day/);
  });
});

it("has people's tiles without their round corners, their names in them, and knows who has no camera", async () => {
  const tilesIn = async (theme: SignupTheme) => {
    const design = { theme, accent: null, language: "en", logo_file_id: null };
    await db().recording.update({ where: { id: told.recordingId }, data: { design } });
    return (await readPart(24, 34)).scenes[0]?.tiles ?? [];
  };
  const tiles = await tilesIn("retro");
  expect(tiles.length).toBeGreaterThan(1);
  expect(tiles.every(({ isStill }) => isStill)).toBe(true);
  expect(tiles.find(({ personId }) => personId === told.ana)?.written).toHaveLength(1);
  const leftOf = (all: typeof tiles) => Math.min(...all.map(({ area }) => area.x));
  // The gap around tiles is a hundredth of the picture; round corners reach this far in.
  expect(leftOf(tiles)).toBeCloseTo(0.01 + (1 - Math.SQRT1_2) * 0.022, 4);
  expect(leftOf(await tilesIn("editorial"))).toBeCloseTo(0.01, 4);
});
