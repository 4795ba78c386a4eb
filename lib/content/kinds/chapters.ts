import { clockOf } from "../clock-of";
import { LENGTHS } from "../lengths";
import { longChapters } from "../long-chapters";
import type { Block } from "../written";
import type { Kind } from "./kind";

/** Times and names of a show's parts, as video pages read them: a line each, from 0:00. */
export const chapters: Kind = ({ chapters: all, show }) => {
  const { least, most } = LENGTHS.chapters.parts;
  const parts = longChapters(all, show.programMs).slice(0, most);
  if (parts.length < least) return "no_chapters";
  const hasHours = show.programMs >= 3_600_000;
  const blocks = parts.map(({ title, fromMs, basis }): Block => {
    const text = `${clockOf(fromMs, hasHours)} ${title}`;
    return basis ? { kind: "said", text, basis: [basis] } : { kind: "fact", text };
  });
  return { title: show.title, blocks };
};
