import type { StageCommand } from "./command";
import type { StagePerson, StageState } from "./state";
import { secondAsClock } from "./video-time";

const LAYOUT_NAMES = {
  duo: "side-by-side",
  present: "presentation",
  solo: "solo",
  grid: "grid",
} as const;

export type DescribeContext = { state: StageState; people?: readonly StagePerson[] };

function nameOf(identity: string, { state, people = [] }: DescribeContext): string {
  return [...state.stage, ...people].find((person) => person.identity === identity)?.name ?? identity;
}

function sceneAt(index: number, { state }: DescribeContext): string {
  const position = index === -1 ? state.scenes.length - 1 : index;
  const title = state.scenes[position]?.title;
  return title === undefined ? `scene ${position + 1}` : `scene ${position + 1}, “${title}”`;
}

const quoted = (words: string): string => `“${words.length > 80 ? `${words.slice(0, 79)}…` : words}”`;

type Describer<A extends StageCommand["action"]> = (
  command: Extract<StageCommand, { action: A }>,
  context: DescribeContext,
) => string;

const DESCRIBERS: { [A in StageCommand["action"]]: Describer<A> } = {
  set_layout: ({ layout }) => `switch to the ${LAYOUT_NAMES[layout]} layout`,
  go_scene: ({ index }, context) => `go to ${sceneAt(index, context)}`,
  add_scene: ({ scene_type, title }) =>
    `add a ${title ? `${quoted(title)} ` : ""}${scene_type.replace("_", " ")} scene`,
  remove_scene: ({ index }, context) => `remove ${sceneAt(index, context)}`,
  move_scene: ({ from, to }, context) =>
    `move ${sceneAt(from, context)} to ${to === -1 ? "the end" : `position ${to + 1}`}`,
  patch_scene: () => "change the current scene’s data",
  show_deck: () => "show the slides",
  hide_deck: () => "hide the slides",
  next_slide: () => "go to the next slide",
  prev_slide: () => "go to the previous slide",
  set_slide: ({ page }) => `show slide ${page}`,
  show_whiteboard: () => "show the whiteboard",
  hide_whiteboard: () => "hide the whiteboard",
  show_video: ({ title }) => (title ? `show the video ${quoted(title)}` : "show the video"),
  hide_video: () => "hide the video",
  play_video: () => "play the video",
  pause_video: () => "pause the video",
  seek_video: ({ second }) => `go to ${secondAsClock(second)} of the video`,
  bring_on: ({ identity }, context) => `bring ${nameOf(identity, context)} on stage`,
  send_off: ({ identity }, context) => `remove ${nameOf(identity, context)} from stage`,
  move_person: ({ identity, position }, context) => `show ${nameOf(identity, context)} at place ${position}`,
  spotlight: ({ identity }, context) =>
    identity === null ? "clear the spotlight" : `spotlight ${nameOf(identity, context)}`,
  mute: ({ identity, muted }, context) =>
    muted ? `mute ${nameOf(identity, context)}` : `let ${nameOf(identity, context)} unmute`,
  lower_third: ({ identity, title, visible }, context) => {
    if (!visible) return "hide the lower third";
    if (title !== undefined) return `show the lower third ${quoted(title)}`;
    return identity === undefined ? "show a lower third" : `show ${nameOf(identity, context)}’s lower third`;
  },
  set_ticker: ({ items }) =>
    items.length === 0 ? "clear the ticker" : `set the ticker to ${items.map(quoted).join(", ")}`,
  show_ticker: () => "show the ticker",
  hide_ticker: () => "hide the ticker",
  open_poll: ({ question }) => (question ? `open the poll ${quoted(question)}` : "open the poll"),
  close_poll: () => "close the poll",
  hide_poll: () => "remove the poll from stage",
  show_results: ({ shown }) => (shown ? "show the poll’s results" : "hide the poll’s results"),
  show_question: ({ text, index, question_id }) => {
    if (question_id !== undefined) return "show an audience question";
    if (text !== undefined) return `show the question ${quoted(text)}`;
    return index === undefined ? "show the next question" : `show question ${index + 1}`;
  },
  hide_question: () => "hide the question",
  quote_card: ({ text }) => (text ? `show the quote ${quoted(text)}` : "show a quote card"),
  show_cta: () => "show the call to action",
  hide_cta: () => "hide the call to action",
  set_captions: ({ on }) => (on ? "turn captions on" : "turn captions off"),
  pause_recording: () => "pause the recording",
  resume_recording: () => "resume the recording",
  zoom_in: ({ identity }, context) => (identity ? `zoom in on ${nameOf(identity, context)}` : "zoom in"),
  zoom_out: () => "zoom out",
  zoom_reset: () => "reset the zoom",
  immersive_on: () => "turn immersive mode on",
  immersive_off: () => "turn immersive mode off",
  clear_stage: () => "clear the stage",
  music_start: ({ volume }) => (volume === undefined ? "start the music" : `start the music at ${volume}%`),
  music_stop: () => "stop the music",
  set_volume: ({ target, volume }) =>
    `set the ${target === "emcee" ? "announcer" : target} volume to ${volume}%`,
  play_emcee: ({ text }) => (text ? `have the announcer say ${quoted(text)}` : "play the announcer’s line"),
  stop_emcee: ({ skip }) => (skip ? "skip the announcer’s line" : "stop the announcer"),
  allow_effects: ({ on }) => (on ? "allow effects" : "turn effects off"),
  confetti: () => "throw confetti",
  applause: () => "play applause",
  flowers: () => "throw flowers",
};

/** Describes a command in plain English, without a capital letter and period: "show slide 4". */
export function describeCommand(command: StageCommand, context: DescribeContext): string {
  const say = DESCRIBERS[command.action] as Describer<StageCommand["action"]>;
  return say(command as never, context);
}
