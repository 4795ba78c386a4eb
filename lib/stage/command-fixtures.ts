import fc from "fast-check";
import type { StageCommandInput } from "./command";
import { LAYOUTS, MUSIC_TRACKS, SEGMENT_TYPES, VOLUME_TARGETS } from "./vocabulary";

const index = fc.integer({ min: -1, max: 8 });
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const scene_id = maybe(fc.constantFrom("seg-intro", "seg-talk"));
const words = (max: number) =>
  fc.string({ minLength: 1, maxLength: max }).map((text) => `x${text}`.replaceAll("\0", ""));
const bare = [
  "zoom_out",
  "zoom_reset",
  "immersive_on",
  "immersive_off",
  "clear_stage",
  "show_deck",
  "hide_deck",
  "next_slide",
  "prev_slide",
  "show_whiteboard",
  "hide_whiteboard",
  "hide_video",
  "play_video",
  "pause_video",
  "show_ticker",
  "hide_ticker",
  "close_poll",
  "hide_poll",
  "hide_question",
  "hide_cta",
  "pause_recording",
  "resume_recording",
  "music_stop",
  "stop_emcee",
  "confetti",
  "applause",
  "flowers",
] as const;

/** Generates commands with well-formed parameters, whether they're possible at the moment or not. */
export const commandsAbout = (identities: readonly string[]): fc.Arbitrary<StageCommandInput> => {
  const identity = fc.constantFrom(...identities);
  return fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...bare).map((action) => ({ action }) as StageCommandInput) },
    fc.record({ action: fc.constant("set_layout" as const), layout: fc.constantFrom(...LAYOUTS) }),
    fc.record({ action: fc.constant("go_scene" as const), index }),
    fc.record({ action: fc.constant("go_scene" as const), index }),
    fc.record({
      action: fc.constant("add_scene" as const),
      scene_type: fc.constantFrom(...SEGMENT_TYPES),
      layout: maybe(fc.constantFrom(...LAYOUTS)),
      title: maybe(words(40)),
    }),
    fc.record({ action: fc.constant("remove_scene" as const), index, scene_id }),
    fc.record({ action: fc.constant("move_scene" as const), from: index, to: index, scene_id }),
    fc.record({
      action: fc.constant("patch_scene" as const),
      scene: fc.oneof(
        fc.dictionary(words(8), fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null)), {
          maxKeys: 4,
        }),
        fc.constant({ title: "Patched", layout: "grid", nested: { a: [1, 2, null] } }),
      ),
    }),
    fc.record({
      action: fc.constant("set_slide" as const),
      page: fc.integer({ min: 1, max: 9 }),
      presentation_id: maybe(fc.constantFrom("deck-1", "deck-2")),
    }),
    fc.record({
      action: fc.constant("show_video" as const),
      video_id: maybe(fc.constantFrom("video-1", "video-2")),
      src: maybe(fc.constant("/files/a.mp4")),
      title: maybe(words(9)),
    }),
    fc.record({
      action: fc.constant("seek_video" as const),
      second: fc.double({ min: 0, max: 90, noNaN: true }),
    }),
    fc.record({ action: fc.constant("bring_on" as const), identity }),
    fc.record({ action: fc.constant("bring_on" as const), identity }),
    fc.record({ action: fc.constant("send_off" as const), identity }),
    fc.record({
      action: fc.constant("move_person" as const),
      identity,
      position: fc.integer({ min: 1, max: 12 }),
    }),
    fc.record({ action: fc.constant("spotlight" as const), identity: fc.option(identity) }),
    fc.record({ action: fc.constant("mute" as const), identity, muted: maybe(fc.boolean()) }),
    fc.record({
      action: fc.constant("lower_third" as const),
      identity: maybe(identity),
      title: maybe(words(20)),
      subtitle: maybe(words(20)),
      visible: maybe(fc.boolean()),
    }),
    fc.record({ action: fc.constant("zoom_in" as const), identity: maybe(identity) }),
    fc.record({ action: fc.constant("set_ticker" as const), items: fc.array(words(30), { maxLength: 5 }) }),
    fc.record({
      action: fc.constant("open_poll" as const),
      question: maybe(words(30)),
      options: maybe(fc.array(words(10), { minLength: 2, maxLength: 5 })),
    }),
    fc.record({ action: fc.constant("show_results" as const), shown: maybe(fc.boolean()) }),
    fc.record({
      action: fc.constant("show_question" as const),
      text: maybe(words(30)),
      author: maybe(words(10)),
      index: maybe(fc.integer({ min: 0, max: 3 })),
    }),
    fc.record({
      action: fc.constant("quote_card" as const),
      text: maybe(words(30)),
      author: maybe(words(10)),
    }),
    fc.record({
      action: fc.constant("show_cta" as const),
      label: maybe(words(10)),
      url: maybe(fc.constant("https://b.example/x")),
    }),
    fc.record({
      action: fc.constant("allow_effects" as const),
      on: fc.boolean(),
    }),
    fc.record({
      action: fc.constant("set_captions" as const),
      on: maybe(fc.boolean()),
      language: maybe(fc.constant("de")),
    }),
    fc.record({
      action: fc.constant("music_start" as const),
      track: maybe(fc.constantFrom(...MUSIC_TRACKS)),
      volume: maybe(fc.integer({ min: 0, max: 100 })),
    }),
    fc.record({
      action: fc.constant("set_volume" as const),
      volume: fc.integer({ min: 0, max: 100 }),
      target: maybe(fc.constantFrom(...VOLUME_TARGETS)),
    }),
    fc.record({
      action: fc.constant("play_emcee" as const),
      text: maybe(words(30)),
      voice: maybe(fc.constant("nova")),
    }),
  );
};
