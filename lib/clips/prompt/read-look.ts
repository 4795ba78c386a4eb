import type { AskedSentence } from "./asked-sentence";
import {
  COLORS,
  captionsWith,
  EVERYONE,
  FLAGS,
  HEX,
  HIGHLIGHT,
  MOTIONS,
  NO_CAPTIONS,
  NO_LOGO,
  ORIENTATIONS,
  PRESETS,
  SIZES,
  TEMPLATES,
  TITLED,
  WITH_CAPTIONS,
} from "./vocabulary/look-words";
import type { WantedLook } from "./wanted";

/** Returns only what is said. */
export function readLook(sentence: AskedSentence): WantedLook {
  const look: WantedLook = {};
  const title = sentence.take(TITLED)?.[1];
  if (title) look.title = title;
  const orientation = sentence.which(ORIENTATIONS);
  if (orientation) look.orientation = orientation;
  for (const [template, pattern] of Object.entries(TEMPLATES))
    if (sentence.has(pattern)) look.template_id = template as NonNullable<WantedLook["template_id"]>;
  const highlight = highlightIn(sentence);
  if (highlight) look.highlight_hex = highlight;
  const caption = captionIn(sentence);
  if (caption) look.caption = caption;
  const motion = sentence.which(MOTIONS);
  if (motion) look.motion = motion;
  if (sentence.has(NO_LOGO)) look.logo = false;
  for (const [flag, pattern] of Object.entries(FLAGS))
    if (sentence.has(pattern)) look[flag as keyof typeof FLAGS] = true;
  if (sentence.has(EVERYONE)) look.focusMode = "off";
  return look;
}

function highlightIn(sentence: AskedSentence): string | null {
  const named = sentence.take(HIGHLIGHT);
  const color = (named?.[1] ?? named?.[2])?.toLocaleLowerCase() ?? sentence.take(HEX)?.[1];
  if (!color) return null;
  return color.startsWith("#") ? color : (COLORS[color] ?? null);
}

function captionIn(sentence: AskedSentence): WantedLook["caption"] | null {
  if (sentence.has(NO_CAPTIONS)) return { show: false };
  const find = <Name extends string>(names: Readonly<Record<Name, string>>): Name | null => {
    for (const [name, words] of Object.entries(names) as [Name, string][])
      if (captionsWith(words).test(sentence.text)) return name;
    return null;
  };
  const [preset, size] = [find(PRESETS), find(SIZES)];
  if (preset) sentence.take(captionsWith(PRESETS[preset]));
  if (size) sentence.take(captionsWith(SIZES[size]));
  if (preset || size) return { ...(preset && { preset }), ...(size && { size }) };
  return sentence.has(WITH_CAPTIONS) ? { show: true } : null;
}
