import type { Teller } from "../teller";
import type { Block, Written } from "../written";
import { chapters } from "./chapters";
import type { Kind } from "./kind";
import { summary } from "./summary";

/** The summary, the chapters and the people: what stands below an episode. */
export const showNotes: Kind = (teller) => {
  const about = summary(teller);
  return typeof about === "string" ? about : notesFor(about.blocks, teller);
};

/** Show notes with a summary that is already written. */
export function notesFor(about: readonly Block[], teller: Teller): Omit<Written, "kind"> {
  const { words, show } = teller;
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
      ...about,
      ...section(words.chapters, typeof parts === "string" ? [] : parts.blocks),
      ...section(words.speakers, people),
      ...teller.replay(),
    ],
  };
}
