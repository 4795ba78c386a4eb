import { afterEach, expect, it } from "vitest";
import { ComposedRecording, composesWithoutPauses } from "@/test/support/composed-recording";
import { until } from "@/test/support/until";
import { quietSpeakers } from "./ending/quiet-speakers";

composesWithoutPauses();

let program: ComposedRecording | undefined;
afterEach(() => program?.stop());

/** Someone was that loud for so many blocks of 400 ms, of which one begins every 100 ms. */
const tally = (lufs: number, count = 100) => {
  const blocks: number[] = Array((lufs + 70) * 2).fill(0);
  return { blocks: [...blocks, count] };
};

it("are at least 10 dB below the others, if enough was heard of everyone", () => {
  const quietIn = (heard: Record<string, ReturnType<typeof tally>>) =>
    quietSpeakers(new Map(Object.entries(heard)));
  expect(quietIn({ host: tally(-20), ben: tally(-24), ana: tally(-36) })).toEqual([
    { code: "quiet_speaker", person_id: "ana", db: 16 },
  ]);
  expect(quietIn({ host: tally(-20), ana: tally(-29) })).toEqual([]);
  expect(quietIn({ host: tally(-20), ana: tally(-36, 99) })).toEqual([]);
  expect(quietIn({ ana: tally(-36) })).toEqual([]);
  expect(quietIn({ announcer: tally(-16), ana: tally(-36) })).toEqual([]);
});

it("are noted once the program is ready, from all of its pieces", async () => {
  program = await ComposedRecording.make();
  const { quick } = program;
  await program.end();
  program.compose({
    make: async (piece, making) => {
      const made = await quick(piece, making);
      if (piece.content.kind === "picture") return made;
      return { ...made, measured: { notes: [], loudness: { host: tally(-20, 60), ana: tally(-34, 60) } } };
    },
  });
  await until(() => program?.isReady(1) ?? false);
  const sounds = (await program.pieces()).filter(({ rendition }) => rendition === "sound");
  expect(sounds.length).toBeGreaterThan(1);
  expect((await program.recording()).notes).toEqual([{ code: "quiet_speaker", person_id: "ana", db: 14 }]);
});
