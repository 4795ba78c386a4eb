import { expect, it } from "vitest";
import { clipFacts, clipNotes, clipState, planWords, segmentFacts } from "./clip-words";
import { type Clip, FIRST_LOOK, forAnother, lookOfClip, optionsOf, type Segment } from "./shorts";

const CLIP: Clip = {
  ...{ job_id: 3, segment_id: 1, state: "ready", stage: null, progress: 100, failure: null },
  ...{ preview: false, stale: false, template_id: "speaker_focus", orientation: "vertical", look: {} },
  ...{ duration_sec: 31.4, width: 720, height: 1280, notes: [], mp4_url: null, thumbnail_url: null },
  quality: { loudness_lufs: -14.1, black_sec: 0, frozen_sec: 0, problems: [] },
  created_at: "2026-11-28T05:00:00.000Z",
};

it("says how far a clip is", () => {
  const label = (clip: Partial<Clip>) => clipState({ ...CLIP, ...clip }).label;
  expect(label({ state: "queued" })).toBe("Queued");
  expect(label({ state: "running", stage: "checking" })).toBe("Checking…");
  expect(label({})).toBe("Ready");
  expect(label({ preview: true })).toBe("Preview");
  expect(label({ stale: true })).toBe("Out of date");
  expect(label({ state: "failed" })).toBe("Failed");
  expect(clipFacts(CLIP)).toBe("720 × 1280 · 31 s · −14 LUFS");
});

it("names what a host should look at, and nothing else", () => {
  expect(clipNotes(CLIP)).toEqual([]);
  const odd = { ...CLIP, stale: true, notes: ["silences_kept"] as Clip["notes"] };
  expect(
    clipNotes({ ...odd, quality: { loudness_lufs: null, black_sec: 0.7, frozen_sec: 2, problems: [] } }),
  ).toEqual([
    "Pauses weren’t cut: the words have no times. Transcribe the recording first.",
    "The recording or its transcript changed since. Render it again to match.",
    "The video is black for 0.7 s.",
    "The video freezes for 2 s.",
  ]);
});

it("says where a segment is and who speaks", () => {
  const segment = {
    start_sec: 754.2,
    end_sec: 789.8,
    speakers: [{ person_id: "a", name: "Ada" }],
  } as Segment;
  expect(segmentFacts(segment)).toBe("12:34 to 13:09 · 36 s · Ada");
  expect(segmentFacts({ ...segment, start_sec: null })).toBe("Cut by an edit · Ada");
});

it("says what was understood of a prompt", () => {
  const nothing = { person: null, topic: null, least_sec: null, most_sec: null, look: {} };
  expect(planWords(nothing)).toEqual([]);
  const look = { orientation: "square", caption: { show: false } };
  expect(
    planWords({ ...nothing, person: "Ana", topic: "budgets", least_sec: 5, most_sec: 40, look }),
  ).toEqual([...["Ana", "about “budgets”", "square", "up to 40 s", "no captions"]]);
});

it("starts another look from a clip's, and asks for what it says", () => {
  const look = {
    caption: { show: false, preset: "block" },
    title: " Less ",
    highlight_hex: "#ff0000",
    logo: true,
    ...{ kicker: "Budgets", speaker: "Ana Ruiz", followHandle: "@ana", improveSound: true, followCta: true },
    ...{ focusMode: "pin", focusSpeaker: "Ana Ruiz" },
  };
  const again = lookOfClip({ ...CLIP, look, orientation: "square" });
  expect(again).toEqual({
    ...FIRST_LOOK,
    ...{
      orientation: "square",
      captions: false,
      preset: "block",
      title: " Less ",
      highlight: "#ff0000",
      logo: true,
      ...{ kicker: "Budgets", speaker: "Ana Ruiz", followHandle: "@ana", improveSound: true },
      ...{ followCta: true, focus: { name: "Ana Ruiz" } },
    },
  });
  // Another look keeps all that the first one was asked for.
  expect(optionsOf(again)).toMatchObject({ ...look, caption: { show: false }, title: "Less" });
  for (const asked of [{ focusMode: "off" }, { focusMode: "pin", focusTile: 2 }])
    expect(optionsOf(lookOfClip({ ...CLIP, look: asked }))).toMatchObject(asked);
  // Its texts and its person are about that moment.
  expect(forAnother(again)).toEqual({ ...again, title: "", kicker: "", speaker: "", focus: "auto" });
  for (const field of ["focusMode", "kicker", "speaker", "followHandle", "title"])
    expect(optionsOf(FIRST_LOOK)).not.toHaveProperty(field);
  expect(optionsOf(FIRST_LOOK)).not.toHaveProperty("highlight_hex");
  expect(optionsOf(FIRST_LOOK)).toMatchObject({ caption: { preset: "pill", size: "md" } });
});
