import { afterEach, describe, expect, it } from "vitest";
import { spokenLines } from "@/lib/modules/after/playback/captions/captions-of";
import { composesWithoutPauses } from "@/test/support/composed-recording";
import { EditedShow, SECONDS } from "@/test/support/edited-show";
import { until } from "@/test/support/until";

composesWithoutPauses();

let show: EditedShow;
afterEach(() => show.stop());

describe("cuts of words in several places", () => {
  it("are one edit, which is undone as one, and keep each line's other words", async () => {
    show = await EditedShow.make();
    await show.say(show.host, "So um we ship", 14, 16);
    await show.say(show.host, "Um", 20, 21);
    await show.say(show.host, "and uh test", 24, 26);
    await show.compose();
    const spoken = async () => (await spokenLines(show.id)) ?? [];
    const [first, second, third] = (await spoken()).map(({ id }) => id);
    const places = [
      { segment_id: first, first_word: 1, last_word: 1 },
      { segment_id: second },
      { segment_id: third, first_word: 1, last_word: 1 },
    ];
    const { edit } = await show.edit({ kind: "drop", places });
    expect(edit).toMatchObject({ kind: "drop", details: { segment_id: first, words: 3 } });
    await until(() => show.isReady(2));
    const texts = async () => (await spoken()).map(({ text }) => text);
    expect(await texts()).toEqual(["So we ship", "and test"]);
    await show.undo(edit.id);
    await until(() => show.isReady(3));
    expect(await texts()).toEqual(["So um we ship", "Um", "and uh test"]);
    const refused: [object, object][] = [
      [{ places: [] }, { places: "required" }],
      [{ places, from_sec: 1 }, { from_sec: "not_allowed" }],
      [
        { places: [{ segment_id: first }, { segment_id: "cap_none" }] },
        { "places.1.segment_id": "not_found" },
      ],
      [{ places: [{ segment_id: first, first_word: 9 }] }, { "places.0.first_word": "too_large" }],
      [{ places: [{ first_word: 1 }] }, { "places.0.segment_id": "required" }],
    ];
    for (const [body, fields] of refused) {
      const { status, json } = await show.post("edits", { kind: "drop", ...body });
      expect([body, status, json.error?.fields]).toEqual([body, 400, fields]);
    }
  });

  it("take the pauses between lines in a row along", async () => {
    show = await EditedShow.make();
    await show.say(show.host, "We ship", 14, 16);
    await show.say(show.host, "no wait", 17, 18);
    await show.say(show.host, "we ship on Friday", 20, 22);
    await show.compose();
    const lines = (await spokenLines(show.id)) ?? [];
    const [first, second] = lines.map(({ id }) => id);
    const answer = await show.edit({ kind: "drop", segment_id: first, last_segment_id: second });
    expect(answer.duration_sec).toBeCloseTo(SECONDS - 4, 1);
    await until(() => show.isReady(2));
    expect((await spokenLines(show.id))?.map(({ text }) => text)).toEqual(["we ship on Friday"]);
  });
});
