import type { DataOf } from "@/lib/client/wire-types";

export type Shorts = DataOf<"listShorts">;
export type Segment = Shorts["segments"][number];
export type Clip = Shorts["clips"][number];
export type Catalog = Shorts["catalog"];

/** How a clip should look, as the form has it. */
export interface Look {
  template_id: string;
  orientation: string;
  preset: string;
  size: string;
  motion: string;
  /** Empty for the brand's. */
  highlight: string;
  kicker: string;
  title: string;
  speaker: string;
  followHandle: string;
  /** `auto` for whoever speaks, `off` for everyone, or who is kept in the picture. */
  focus: "auto" | "off" | Pinned;
  captions: boolean;
  removeSilences: boolean;
  removeFillers: boolean;
  improveSound: boolean;
  logo: boolean;
  timerBadge: boolean;
  followCta: boolean;
}

/** Someone who is kept in the picture, by name or by the place of their tile. */
export type Pinned = { name: string } | { tile: number };

export const FIRST_LOOK: Look = {
  ...{
    template_id: "speaker_focus",
    orientation: "vertical",
    preset: "pill",
    size: "md",
    motion: "standard",
  },
  ...{ highlight: "", kicker: "", title: "", speaker: "", followHandle: "", focus: "auto", captions: true },
  ...{ removeSilences: false, removeFillers: false, improveSound: false },
  ...{ logo: false, timerBadge: false, followCta: false },
};

const text = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

/** The look that a clip was asked for with, so that another one can start from it. */
export function lookOfClip({ look, template_id, orientation }: Clip): Look {
  const asked = look as Record<string, unknown>;
  const caption = (asked.caption ?? {}) as Record<string, unknown>;
  const flag = (name: string): boolean => asked[name] === true;
  return {
    ...{ template_id, orientation },
    preset: text(caption.preset) ?? FIRST_LOOK.preset,
    size: text(caption.size) ?? FIRST_LOOK.size,
    motion: text(asked.motion) ?? FIRST_LOOK.motion,
    ...{ highlight: text(asked.highlight_hex) ?? "", title: text(asked.title) ?? "" },
    ...{ kicker: text(asked.kicker) ?? "", speaker: text(asked.speaker) ?? "" },
    ...{ followHandle: text(asked.followHandle) ?? "", focus: focusOf(asked) },
    captions: caption.show !== false,
    ...{ removeSilences: flag("removeSilences"), removeFillers: flag("removeFillers") },
    ...{ improveSound: flag("improveSound"), followCta: flag("followCta") },
    ...{ logo: flag("logo"), timerBadge: flag("timerBadge") },
  };
}

function focusOf({ focusMode, focusSpeaker, focusTile }: Record<string, unknown>): Look["focus"] {
  if (focusMode === "off") return "off";
  if (focusMode !== "pin") return "auto";
  const name = text(focusSpeaker)?.trim();
  if (name) return { name };
  return typeof focusTile === "number" ? { tile: focusTile } : "auto";
}

function focusFields(focus: Look["focus"]): Record<string, unknown> {
  if (typeof focus === "string") return focus === "auto" ? {} : { focusMode: focus };
  return {
    focusMode: "pin",
    ...("name" in focus ? { focusSpeaker: focus.name } : { focusTile: focus.tile }),
  };
}

/** The same look for another moment: without what is about this one. */
export const forAnother = (look: Look): Look => ({
  ...{ ...look, kicker: "", title: "", speaker: "" },
  focus: typeof look.focus === "string" ? look.focus : "auto",
});

/** What renderShort takes. */
export function optionsOf(look: Look): Record<string, unknown> {
  const { preset, size, captions, highlight, kicker, title, speaker, followHandle, focus, ...rest } = look;
  const texts = Object.entries({ kicker, title, speaker, followHandle })
    .map(([field, value]) => [field, value.trim()] as const)
    .filter(([, value]) => value !== "");
  return {
    ...{ ...rest, ...Object.fromEntries(texts), ...focusFields(focus) },
    caption: captions ? { preset, size } : { show: false },
    ...(highlight && { highlight_hex: highlight }),
  };
}

export const isUnfinished = ({ state }: Clip): boolean => state === "queued" || state === "running";
