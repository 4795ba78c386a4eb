import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makePiece } from "@/lib/modules/after/program/making/make-piece";
import { composesWithoutPauses } from "@/test/support/composed-recording";
import { EditedShow } from "@/test/support/edited-show";
import { canRender } from "@/test/support/ready-program";
import { until } from "@/test/support/until";

composesWithoutPauses();

let show: EditedShow;
beforeEach(async () => {
  show = await EditedShow.make();
});
afterEach(() => show.stop());

describe.skipIf(!canRender)("an edited program made with ffmpeg", () => {
  it("has only the pieces made again that an edit touches, and all of it is played", async () => {
    const made: string[] = [];
    await show.compose(1, {
      make: (piece, making) => {
        made.push(piece.rendition);
        return makePiece(piece, making);
      },
    });
    const count = made.length;
    await show.edit({ kind: "drop", from_sec: 13, to_sec: 21 });
    await until(() => show.isReady(2));
    expect(made.slice(count).sort()).toEqual(["picture-720", "picture-720", "sound", "sound"]);
    await show.expectWhole(2, 28);
    expect((await show.pieces(2)).every(({ isPlayed }) => isPlayed)).toBe(true);
  });
});
