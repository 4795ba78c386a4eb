import type { PlanBrief } from "../brief";
import type { Outline } from "../outline";
import { clip } from "../patterns";
import { isPlanLanguage, type PlanLanguage } from "../plan-language";
import { planSeconds } from "../plan-seconds";
import { plainName } from "../read/plain-name";
import type { PlanWords } from "../words/plan-words";
import { say } from "./phrases";
import { Questions } from "./questions";
import { wordsOf } from "./words-of";

/** A person in the plan. */
export interface Guest {
  /** The roster id, or the name of a person known only from the brief. */
  key: string;
  name: string;
  /** "CTO, Globex". */
  about: string;
  intro: string;
  topic: string | null;
  emcee: string;
  /** On the roster: the name is public. */
  isPublic: boolean;
}

type Wish = Outline["requests"][number];

/** Everything that the plan's segments are made from. */
export interface Show {
  title: string;
  language: PlanLanguage;
  words: PlanWords;
  outline: Outline;
  seconds: number;
  topics: string[];
  guests: Guest[];
  /** The show's host, if known. */
  host: string | null;
  questions: Questions;
  /** Sentences that have been used already. */
  said: Set<string>;
  wish: (what: Wish["what"]) => Wish | undefined;
  refuses: (what: Wish["what"]) => boolean;
}

const MAX_TOPIC = 110;

/** Returns the people and facts that the plan is made from, roster guests first. */
export function understand(outline: Outline, brief: PlanBrief): Show {
  const language = isPlanLanguage(outline.language) ? outline.language : "en";
  const words = wordsOf(language);
  const guests = guestsOf(outline, brief, words);
  const lead =
    outline.people.find(({ role }) => role === "host") ??
    outline.people.find(({ role }) => role === "moderator");
  const topics = outline.topics.map(({ text }) => clip(text, MAX_TOPIC));
  return {
    title: brief.title.trim() || "—",
    language,
    words,
    outline,
    seconds: planSeconds(outline, brief),
    topics,
    guests,
    host: brief.hostName || lead?.name || null,
    questions: new Questions(words, [brief.title, ...outline.agenda.map(({ title }) => title)]),
    said: new Set(),
    wish: (what) => outline.requests.find((one) => one.what === what && one.wanted),
    refuses: (what) =>
      outline.requests.some(
        (one) => one.what === what && !one.wanted && !(what === "break" && one.about !== null),
      ),
  };
}

function guestsOf(outline: Outline, brief: PlanBrief, words: PlanWords): Guest[] {
  const said = new Map(
    outline.people.filter(({ guest_id }) => guest_id !== null).map((person) => [person.guest_id, person]),
  );
  const roster = brief.guests
    .filter(({ id }) => (said.get(id)?.role ?? "guest") === "guest")
    .map((guest): Guest => {
      const person = said.get(guest.id);
      return {
        key: guest.id,
        name: guest.name,
        about: aboutOf(guest.title || person?.title || "", guest.company || person?.company || "", words),
        intro: guest.intro,
        topic: guest.topic?.trim() || person?.topic || null,
        emcee: guest.emcee ?? "",
        isPublic: true,
      };
    });
  const known = new Set(roster.map(({ name }) => plainName(name)));
  const named = outline.people
    .filter(
      ({ role, guest_id, name }) => role === "guest" && guest_id === null && !known.has(plainName(name)),
    )
    .map(
      (person): Guest => ({
        key: person.name,
        name: person.name,
        about: aboutOf(person.title ?? "", person.company ?? "", words),
        intro: "",
        topic: person.topic,
        emcee: "",
        isPublic: false,
      }),
    );
  return [...roster, ...named];
}

const aboutOf = (title: string, company: string, words: PlanWords): string =>
  title && company && !title.includes(company) ? say(words.about, { title, company }) : title || company;
