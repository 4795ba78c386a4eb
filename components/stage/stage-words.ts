import type { EffectKind } from "@/lib/stage";

/** What the stage says by itself, in one language; `{places}` are filled with names. */
export interface StageWords {
  stage: string;
  poll: string;
  open: string;
  closed: string;
  vote: string;
  votes: string;
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
  captionsPaused: string;
  /** Instead of what an effect moves, where nothing may move. */
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
  change: "You can change your vote",
  question: "Question from the audience",
  newTab: "(opens in a new tab)",
  hideCta: "Put away",
  announcer: "Announcer",
  muted: "Muted by the host",
  stopTicker: "Stop the ticker",
  moveTicker: "Move the ticker again",
  onAirIn: "On air in",
  thatWas: "That was",
  thanks: "Thank you for being here.",
  mask: "We will be right back.",
  hold: "The show is on hold. Please stay, we will be right back.",
  end: "This show was ended by its host.",
  holding: "We will be right back.",
  captionsPaused: "Captions are paused for a moment.",
  effects: { confetti: "Confetti", applause: "Applause", flowers: "Flowers" },
  video: "Video",
  noVideo: "No file is attached yet.",
  whiteboard: "Whiteboard",
  whiteboardSays: "Whiteboard: {words}",
  noDrawing: "Nothing is drawn on it yet.",
  screen: "Screen",
  screenOf: "{name}'s screen",
  noPicture: "Waiting for the picture.",
};
