import {
  EyeOff,
  Layers,
  LayoutGrid,
  type LucideIcon,
  MessageSquareOff,
  MoveHorizontal,
  PanelTop,
  Scissors,
  SkipBack,
  SkipForward,
  SquareDashed,
  Timer,
  UnfoldHorizontal,
  VolumeX,
} from "lucide-react";
import type { EditKind, Layer } from "./edit";

interface KindWords {
  /** Its button and its heading. */
  title: string;
  apply: string;
  icon: LucideIcon;
  /** Its times: their labels, and what an empty one means. Null if it has none. */
  from: [label: string, empty: string] | null;
  to: [label: string, empty: string] | null;
}

const SPAN = { from: ["From", "Start"], to: ["To", "End"] } satisfies Pick<KindWords, "from" | "to">;

/** How each kind of edit is called and shown. */
export const EDIT_KINDS: Record<EditKind, KindWords> = {
  drop: {
    ...{ title: "Cut a section", apply: "Cut", icon: Scissors },
    ...{ from: ["From", "0:00.0"], to: ["To", "0:00.0"] },
  },
  trim: {
    ...{ title: "Trim start or end", apply: "Trim", icon: UnfoldHorizontal },
    ...{ from: ["New start", "Start"], to: ["New end", "End"] },
  },
  shorten_silences: {
    ...{ title: "Shorten silences", apply: "Shorten silences", icon: Timer, from: null, to: null },
  },
  hide_person: { title: "Hide a person", apply: "Hide person", icon: EyeOff, ...SPAN },
  mute_person: { title: "Mute a person", apply: "Mute person", icon: VolumeX, ...SPAN },
  layout: { title: "Change layout", apply: "Change layout", icon: LayoutGrid, ...SPAN },
  move_cut: {
    ...{ title: "Move a cut", apply: "Move cut", icon: MoveHorizontal },
    ...{ from: ["Cut at", "0:00.0"], to: ["Move it to", "Remove it"] },
  },
  hide_layer: { title: "Hide a layer", apply: "Hide layer", icon: Layers, ...SPAN },
  redact_slide: {
    ...{ title: "Redact a slide", apply: "Redact slide", icon: PanelTop },
    ...{ from: ["Slide shown at", "0:00.0"], to: null },
  },
  redact_area: { title: "Cover an area", apply: "Cover area", icon: SquareDashed, ...SPAN },
  intro: { title: "Add an intro", apply: "Add intro", icon: SkipBack, from: null, to: null },
  outro: { title: "Add an outro", apply: "Add outro", icon: SkipForward, from: null, to: null },
  redact_words: {
    ...{ title: "Redact words", apply: "Redact words", icon: MessageSquareOff, from: null, to: null },
  },
};

/** The buttons that begin an edit. Words are chosen in the transcript. */
export const KIND_GROUPS: readonly { title: string; kinds: readonly EditKind[] }[] = [
  { title: "Time", kinds: ["drop", "trim", "shorten_silences"] },
  { title: "People and picture", kinds: ["hide_person", "mute_person", "layout", "move_cut", "hide_layer"] },
  { title: "Before and after the show", kinds: ["intro", "outro"] },
  { title: "Redact", kinds: ["redact_slide", "redact_area"] },
];

/** What can be done to selected lines besides cutting them out. */
export const KINDS_OF_LINES: readonly EditKind[] = [
  ...(["hide_person", "mute_person", "layout", "hide_layer", "redact_area"] as const),
];

export const LAYER_NAMES: Record<Layer, string> = {
  lower_third: "Lower third",
  ticker: "Ticker",
  poll: "Poll",
  question: "Question",
  quote: "Quote",
  cta: "Call to action",
  deck: "Slides",
  whiteboard: "Whiteboard",
  video: "Video",
  screen: "Shared screen",
  effects: "Effects",
};
