import type { z } from "zod";
import type { Focus } from "@/lib/composition/clips/plan/shots";
import type { ClipLook } from "@/lib/composition/stills/clips/clip-look";
import type { RenderShortInput } from "./clip-schema";

/** What was asked of a clip besides its time, as stored. */
export type ClipOptions = Omit<
  z.output<typeof RenderShortInput>,
  "recording_id" | "segment_id" | "start_sec" | "end_sec" | "preview"
>;

/** If a show's brand has no color. */
const HIGHLIGHTS = { speaker_focus: "#ffd60a", editorial_motion: "#d6452b" } as const;

/** @param show its brand's color, and its language */
export function lookOf(options: ClipOptions, show: { accent: string | null; language: string }): ClipLook {
  const template = options.template_id ?? "speaker_focus";
  return {
    template,
    orientation: options.orientation ?? "vertical",
    caption: { preset: options.caption?.preset ?? "pill", size: options.caption?.size ?? "md" },
    motion: options.motion ?? "standard",
    highlight: sixDigits(options.highlight_hex ?? show.accent ?? HIGHLIGHTS[template]),
    kicker: options.kicker ?? "",
    title: options.title ?? "",
    speaker: options.speaker ?? "",
    handle: options.followHandle ?? "",
    hasTimer: options.timerBadge ?? false,
    hasFollow: options.followCta ?? false,
    language: show.language,
  };
}

const sixDigits = (color: string): string => (color.length === 4 ? color.replaceAll(/[^#]/g, "$&$&") : color);

/** @param people everyone in the clip, by the name they're shown with */
export function focusOf(options: ClipOptions, people: ReadonlyMap<string, string>): Focus {
  const mode = options.focusMode ?? "auto";
  const wanted = options.focusSpeaker?.trim() ?? "";
  if (mode !== "pin" || wanted === "") return { mode, tile: options.focusTile ?? null };
  return { mode, personId: personCalled(wanted, people) ?? "unknown" };
}

/** Returns who has a name, or a part of it; null if no one does. */
export function personCalled(asked: string, people: ReadonlyMap<string, string>): string | null {
  const wanted = asked.trim().toLocaleLowerCase();
  if (wanted === "") return null;
  const names = [...people].map(([personId, name]) => ({ personId, name: name.toLocaleLowerCase() }));
  const found =
    names.find(({ name }) => name === wanted) ?? names.find(({ name }) => name.split(" ").includes(wanted));
  return found?.personId ?? null;
}
