import type { Evaluated } from "../adapter";
import type { Fact } from "../schema";
import { type Part, saysAny } from "./text";

type Of<Kind extends Fact["fact"]> = Extract<Fact, { fact: Kind }>;

const partText = ({ title, notes, script }: Part): string => `${title}\n${notes}\n${script}`;

function partsOf(parts: readonly Part[], what: Of<"wanted">["what"], words: readonly string[]): Part[] {
  if (what === "story") return parts.filter((part) => saysAny(partText(part), words));
  if (what === "poll") return parts.filter(({ type, poll }) => type === "poll" || poll !== null);
  return parts.filter(({ type }) => type === (what === "questions" ? "qa" : what));
}

function wanted(fact: Of<"wanted">, { draft }: Evaluated): string | null {
  const parts = partsOf(draft.segments, fact.what, fact.says);
  if (parts.length < fact.count) return `${parts.length} of ${fact.count} ${fact.what}`;
  const seconds = parts.reduce((sum, part) => sum + part.duration_sec, 0);
  if (fact.minutes !== undefined && seconds !== fact.minutes * 60)
    return `${fact.what} takes ${seconds / 60} min, not ${fact.minutes}`;
  const empty = fact.what === "poll" && !parts.some(({ poll }) => poll !== null);
  if (empty) return "a poll without a question";
  if (
    fact.says.length > 0 &&
    !parts.some((part) => saysAny(partText(part), fact.says) || pollSays(part, fact.says))
  )
    return `${fact.what} is not about ${fact.says.join(" / ")}`;
  return null;
}

const pollSays = ({ poll }: Part, words: readonly string[]): boolean =>
  poll !== null && saysAny([poll.question, ...poll.options].join("\n"), words);

function refused(fact: Of<"refused">, { draft }: Evaluated): string | null {
  const there = partsOf(draft.segments, fact.what, [])[0];
  return there ? `there is ${there.title}` : null;
}

/** Facts about what was requested, and what was excluded. */
export const REQUEST_FACTS = { wanted, refused };
