import { labelKind } from "../words/labels";
import type { Span } from "./sentences";

const SPEAKER =
  /^\s*(?:\[?\(?\d{1,2}:\d{2}(?::\d{2})?\)?\]?\s*[-–]?\s*)?(\p{Lu}[\p{L}.'’-]{0,24}(?:\s\p{L}[\p{L}.'’-]{0,24}){0,2})\s*(?:\(?\d{1,2}:\d{2}(?::\d{2})?\)?)?\s*:\s+\S/u;

/** True for many lines by few speakers who take turns. */
export function isTranscript(lines: readonly Span[]): boolean {
  const speakers = new Map<string, number>();
  let spoken = 0;
  for (const { text } of lines) {
    const name = SPEAKER.exec(text)?.[1];
    if (!name || labelKind(name)) continue;
    spoken += 1;
    speakers.set(name, (speakers.get(name) ?? 0) + 1);
  }
  const filled = lines.filter(({ text }) => text !== "").length;
  return spoken >= 6 && spoken >= filled * 0.4 && speakers.size <= spoken / 2;
}

/** Returns a line without its speaker. */
export function withoutSpeaker(line: Span): Span {
  const spoken = SPEAKER.exec(line.text);
  const cut = spoken ? spoken[0].length - 1 : 0;
  return { text: line.text.slice(cut).trimEnd(), at: line.at + cut };
}
