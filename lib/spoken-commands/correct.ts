import type { StageCommand, StageCommandInput } from "@/lib/stage/command";
import type { StagePerson } from "@/lib/stage/state";
import type { Clause } from "./clause/clause";
import { type RuleContext, theOne } from "./rules/rule";
import type { Concept } from "./words/lexicon";

/** The nouns that a correction may use for the subject of the last command. */
const NOUNS: Partial<Record<StageCommand["action"], readonly Concept[]>> = {
  open_poll: ["POLL"],
  show_question: ["QUESTION"],
  show_video: ["VIDEO"],
  show_deck: ["DECK"],
  set_slide: ["DECK", "SLIDE"],
  go_scene: ["SCENE"],
  set_volume: ["VOLUME", "MUSIC", "PERCENT"],
};
const SMALL: readonly Concept[] = ["OTHER", "SET", "THEM", "ONLY", "ON", "IN", "UP"];

const single = <T>(list: readonly T[]): T | null => (list.length === 1 ? (list[0] ?? null) : null);

type Personal = Extract<StageCommand, { identity: string }>;
const isPersonal = (command: StageCommand): command is Personal =>
  "identity" in command && typeof command.identity === "string";

function otherPerson(last: Personal, { state, people, speaker }: RuleContext): StagePerson | null {
  const staged = new Set(state.stage.map(({ identity }) => identity));
  const pool =
    last.action === "bring_on" ? people.filter(({ identity }) => !staged.has(identity)) : state.stage;
  return single(pool.filter(({ identity }) => identity !== last.identity && identity !== speaker?.identity));
}

/** "The other one" needs exactly one other. */
function theOther(last: StageCommand, context: RuleContext): StageCommandInput | null {
  const { polls = [], questions = [], videos = [], decks = [] } = context.prepared;
  switch (last.action) {
    case "open_poll": {
      const poll = single(polls.filter(({ question }) => question !== last.question));
      return poll && { action: "open_poll", question: poll.question, options: [...poll.options] };
    }
    case "show_question": {
      const question = single(questions.filter(({ text }) => text !== last.text));
      return (
        question && { action: "show_question", text: question.text, author: question.author ?? undefined }
      );
    }
    case "show_video": {
      const video = single(videos.filter(({ src }) => src !== last.src));
      return video && { action: "show_video", ...video };
    }
    case "show_deck":
    case "set_slide": {
      const deck = single(decks.filter(({ id }) => id !== context.state.deck.presentation_id));
      return deck && { action: "set_slide", page: 1, presentation_id: deck.id };
    }
    default: {
      const person = isPersonal(last) ? otherPerson(last, context) : null;
      return person && ({ ...last, identity: person.identity } as StageCommand);
    }
  }
}

function withNumber(last: StageCommand, number: number): StageCommandInput | null {
  if (last.action === "set_volume") return { ...last, volume: number };
  if (last.action === "set_slide" || last.action === "show_deck")
    return { action: "set_slide", page: number };
  return last.action === "go_scene" ? { action: "go_scene", index: number - 1 } : null;
}

function withThing(last: StageCommand, clause: Clause): StageCommandInput | null {
  if (last.action === "show_video") {
    const video = theOne(clause, "video");
    return typeof video === "string" ? null : { action: "show_video", src: video.src, title: video.title };
  }
  if (last.action === "go_scene") {
    const scene = theOne(clause, "scene");
    return typeof scene === "string" ? null : { action: "go_scene", index: scene.at };
  }
  if (last.action === "show_deck" || last.action === "set_slide") {
    const deck = theOne(clause, "deck");
    return typeof deck === "string" ? null : { action: "set_slide", page: 1, presentation_id: deck.id };
  }
  if (last.action === "show_question") {
    const asked = theOne(clause, "question");
    return typeof asked === "string"
      ? null
      : { action: "show_question", text: asked.text, author: asked.author ?? undefined };
  }
  if (last.action !== "open_poll") return null;
  const poll = theOne(clause, "poll");
  return typeof poll === "string"
    ? null
    : { action: "open_poll", question: poll.question, options: [...poll.options] };
}

/** Returns the last command as corrected by "no, the other one", "no, Ben" or "I meant fifty". */
export function corrected(
  clause: Clause,
  last: StageCommand,
  context: RuleContext,
): StageCommandInput | null {
  const { concepts, people, numbers, things, quotes, unknown, ambiguous } = clause;
  if (unknown.length + ambiguous.length + quotes.length > 0) return null;
  const nouns = [...SMALL, ...(NOUNS[last.action] ?? [])];
  if ([...concepts].some((concept) => !nouns.includes(concept))) return null;
  const parts = people.length + numbers.length + things.length;
  if (concepts.has("OTHER")) return parts === 0 ? theOther(last, context) : null;
  if (parts !== 1) return null;
  const [person] = people;
  if (person) return isPersonal(last) ? ({ ...last, identity: person.identity } as StageCommand) : null;
  return numbers[0] === undefined ? withThing(last, clause) : withNumber(last, numbers[0]);
}
