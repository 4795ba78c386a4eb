import type { EffectKind } from "../vocabulary";

/** Built-in text of the stage, in one language. `{placeholders}` are filled with names. */
export interface StageWords {
  stage: string;
  poll: string;
  open: string;
  closed: string;
  vote: string;
  votes: string;
  share: string;
  change: string;
  question: string;
  newTab: string;
  hideCta: string;
  announcer: string;
  muted: string;
  stopTicker: string;
  moveTicker: string;
  onAirIn: string;
  thatWas: string;
  thanks: string;
  mask: string;
  hold: string;
  end: string;
  holding: string;
  /** On a card in a recording, where its picture couldn't be made. */
  missing: string;
  captionsPaused: string;
  /** Shown instead of an effect if motion is reduced. */
  effects: Record<EffectKind, string>;
  video: string;
  noVideo: string;
  whiteboard: string;
  whiteboardSays: string;
  noDrawing: string;
  screen: string;
  screenOf: string;
  noPicture: string;
}

export const STAGE_WORDS: StageWords = {
  stage: "Stage: {title}",
  poll: "Poll",
  open: "Open",
  closed: "Closed",
  vote: "1 vote",
  votes: "{count} votes",
  share: "{share}%",
  change: "You can still change your vote",
  question: "Question from the audience",
  newTab: "(opens in a new tab)",
  hideCta: "Hide",
  announcer: "Announcer",
  muted: "Muted by the host",
  stopTicker: "Pause ticker",
  moveTicker: "Resume ticker",
  onAirIn: "On air in",
  thatWas: "That’s a wrap on",
  thanks: "Thanks for watching.",
  mask: "We’ll be right back.",
  hold: "Short break. Stay with us, we’ll be right back.",
  end: "The host has ended the show.",
  holding: "We’ll be right back.",
  missing: "This part of the recording isn’t available.",
  captionsPaused: "Captions paused for a moment.",
  effects: { confetti: "Confetti", applause: "Applause", flowers: "Flowers" },
  video: "Video",
  noVideo: "No file added yet.",
  whiteboard: "Whiteboard",
  whiteboardSays: "Whiteboard: {words}",
  noDrawing: "No drawing yet.",
  screen: "Screen",
  screenOf: "{name}’s screen",
  noPicture: "Loading video…",
};
