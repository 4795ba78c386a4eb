import { captionClock } from "./caption-clock";
import { cuesOf } from "./cues";
import type { CaptionLine } from "./web-vtt";

/** Invisible, and allows no break. SubRip has no way to escape what players take for markup. */
const JOINER = "\u2060";

/** Writes captions as SubRip, with a speaker's name where another one begins. */
export function subRip(lines: readonly CaptionLine[]): string {
  const named = lines.map((line, index) => {
    const { speaker, text, words } = line;
    if (speaker === null || speaker === lines[index - 1]?.speaker) return line;
    const name = `${speaker}:`;
    const [first] = words ?? [];
    const named = name.split(/\s+/).filter(Boolean);
    const timed = first && words && [...named.map((part) => ({ ...first, text: part })), ...words];
    return { ...line, text: `${name} ${text}`, words: timed };
  });
  const blocks = cuesOf(named).map(
    ({ fromMs, toMs, rows }, index) =>
      `${index + 1}\n${captionClock(fromMs, ",")} --> ${captionClock(toMs, ",")}\n${rows.map(harmless).join("\n")}\n`,
  );
  return blocks.join("\n");
}

const harmless = (row: string): string =>
  row
    .replaceAll(/<(?=\S)/g, `<${JOINER}`)
    .replaceAll("{\\", `{${JOINER}\\`)
    .replaceAll("-->", `--${JOINER}>`);
