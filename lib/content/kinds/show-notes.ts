import type { Block } from "../written";
import { chapters } from "./chapters";
import type { Kind } from "./kind";
import { summary } from "./summary";

/** The summary, the chapters and the people: what stands below an episode. */
export const showNotes: Kind = (teller) => {
  const { words, show } = teller;
  const about = summary(teller);
  if (typeof about === "string") return about;
  const parts = chapters(teller);
  const people = show.people.map(
    ({ personId, name, title }): Block => ({
      ...{ kind: "fact", text: title ? `${name}, ${title}` : name },
      people: [personId],
    }),
  );
  const section = (heading: string, blocks: readonly Block[]): Block[] =>
    blocks.length === 0 ? [] : [{ kind: "heading", text: heading }, ...blocks];
  return {
    title: show.title,
    blocks: [
      ...about.blocks,
      ...section(words.chapters, typeof parts === "string" ? [] : parts.blocks),
      ...section(words.speakers, people),
      ...teller.replay(),
    ],
  };
};
