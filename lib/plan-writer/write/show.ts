import type { PlanBrief } from "../brief";
import type { Outline } from "../outline";
import { isPlanLanguage, type PlanLanguage } from "../plan-language";
import { agendaSeconds } from "../read/agenda-seconds";
import { plainName } from "../read/plain-name";
import { clip } from "../read/patterns";
import type { PlanWords } from "../words/plan-words";
import { wordsOf } from "./words-of";
import { Questions } from "./questions";

/** Somebody who appears in the plan. */
export interface Guest {
  /** The roster's id, or the name of somebody whom only the brief knows. */
  key: string;
  name: string;
  /** "CTO, Globex". */
  about: string;
  intro: string;
  topic: string | null;
  emcee: string;
  /** On the roster: everybody may read the name. */
  isPublic: boolean;
}

type Wish = Outline["requests"][number];

/** Everything that the parts of the plan are made from. */
export interface Show {
  title: string;
  language: PlanLanguage;
  words: PlanWords;
  outline: Outline;
  seconds: number;
  topics: string[];
  guests: Guest[];
  /** Who leads the show, as far as anybody said. */
  host: string | null;
  questions: Questions;
  wish: (what: Wish["what"]) => Wish | undefined;
  refuses: (what: Wish["what"]) => boolean;
}

const HOUR = 3_600;
const LIGHTNING_TALK = 600;
const MOST_TOPIC = 110;

/** Whom and what the plan is made from, the roster first. */
export function understand(outline: Outline, brief: PlanBrief): Show {
  const language = isPlanLanguage(outline.language) ? outline.language : "en";
  const words = wordsOf(language);
  const guests = guestsOf(outline, brief);
  const lead = outline.people.find(({ role }) => role === "host") ?? outline.people.find(({ role }) => role === "moderator");
  const topics = outline.topics.map(({ text }) => clip(text, MOST_TOPIC));
  return {
    title: brief.title.trim() || "—",
    language,
    words,
    outline,
    seconds: Math.max(60, Math.round(secondsOf(outline, brief, guests.length))),
    topics,
    guests,
    host: brief.hostName || lead?.name || null,
    questions: new Questions(words, [brief.title, ...outline.agenda.map(({ title }) => title)]),
    wish: (what) => outline.requests.find((one) => one.what === what && one.wanted),
    refuses: (what) => outline.requests.some((one) => one.what === what && !one.wanted),
  };
}

function secondsOf(outline: Outline, brief: PlanBrief, guests: number): number {
  if (brief.seconds !== null) return brief.seconds;
  const agenda = agendaSeconds(outline);
  if (agenda !== null) return agenda;
  if (outline.length) return outline.length.seconds;
  const known = outline.agenda.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0);
  if (outline.shape === "lightning") return Math.min(HOUR, LIGHTNING_TALK * Math.max(1, guests));
  return Math.max(HOUR, known + outline.agenda.filter(({ seconds }) => seconds === null).length * 300);
}

function guestsOf(outline: Outline, brief: PlanBrief): Guest[] {
  const said = new Map(outline.people.filter(({ guest_id }) => guest_id !== null).map((person) => [person.guest_id, person]));
  const roster = brief.guests
    .filter(({ id }) => (said.get(id)?.role ?? "guest") === "guest")
    .map((guest): Guest => {
      const person = said.get(guest.id);
      return {
        key: guest.id,
        name: guest.name,
        about: aboutOf(guest.title || person?.title || "", guest.company || person?.company || ""),
        intro: guest.intro,
        topic: guest.topic?.trim() || person?.topic || null,
        emcee: guest.emcee ?? "",
        isPublic: true,
      };
    });
  const known = new Set(roster.map(({ name }) => plainName(name)));
  const named = outline.people
    .filter(({ role, guest_id, name }) => role === "guest" && guest_id === null && !known.has(plainName(name)))
    .map((person): Guest => ({ key: person.name, name: person.name, about: aboutOf(person.title ?? "", person.company ?? ""), intro: "", topic: person.topic, emcee: "", isPublic: false }));
  return [...roster, ...named];
}

const aboutOf = (title: string, company: string): string =>
  [title, company && title.includes(company) ? "" : company].filter(Boolean).join(", ");
