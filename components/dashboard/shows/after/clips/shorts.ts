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
  title: string;
  captions: boolean;
  removeSilences: boolean;
  removeFillers: boolean;
  logo: boolean;
  timerBadge: boolean;
}

export const FIRST_LOOK: Look = {
  ...{
    template_id: "speaker_focus",
    orientation: "vertical",
    preset: "pill",
    size: "md",
    motion: "standard",
  },
  ...{ highlight: "", title: "", captions: true },
  ...{ removeSilences: false, removeFillers: false, logo: false, timerBadge: false },
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
    captions: caption.show !== false,
    ...{ removeSilences: flag("removeSilences"), removeFillers: flag("removeFillers") },
    ...{ logo: flag("logo"), timerBadge: flag("timerBadge") },
  };
}

/** What renderShort takes. */
export function optionsOf(look: Look): Record<string, unknown> {
  const { preset, size, captions, highlight, title, ...rest } = look;
  return {
    ...rest,
    caption: captions ? { preset, size } : { show: false },
    ...(highlight && { highlight_hex: highlight }),
    ...(title.trim() && { title: title.trim() }),
  };
}

export const isUnfinished = ({ state }: Clip): boolean => state === "queued" || state === "running";
