import { fittedStatements } from "../lengths";
import type { Teller } from "../teller";
import type { Block } from "../written";
import { chapters } from "./chapters";
import type { Kind } from "./kind";
import { aboutFacts, statementsOf } from "./summary";

/** The summary, the chapters and the people: what stands below an episode. */
export const showNotes: Kind = (teller) => {
  const blocks = notesFor(statementsOf(teller), teller);
  return blocks ? { title: teller.show.title, blocks } : "too_little_said";
};

/** Show notes with these statements as their summary. Null if they are too few. */
export function notesFor(statements: readonly Block[], teller: Teller): Block[] | null {
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
  return fittedStatements("show_notes", statements, (said) => [
    ...aboutFacts(teller),
    ...said,
    ...section(words.chapters, typeof parts === "string" ? [] : parts.blocks),
    ...section(words.speakers, people),
    ...teller.replay(),
  ]);
}
