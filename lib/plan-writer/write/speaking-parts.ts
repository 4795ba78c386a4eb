import { clip } from "../patterns";
import { type Part, part } from "./part";
import { capital, joined, say, speech, titleWith } from "./phrases";
import type { Guest, Show } from "./show";
import { subjectClasses } from "./subject-classes";

const MINUTE = 60;

/** Introduces a person: "Ana Ruiz, CTO, Globex". */
export const personOf = (guest: Pick<Guest, "name" | "about">, show: Pick<Show, "language">): string =>
  show.language === "ja"
    ? `${guest.about ? `${guest.about}の` : ""}${guest.name}さん`
    : guest.about
      ? `${guest.name}, ${guest.about}`
      : guest.name;

const spokenNames = (guests: readonly Guest[], show: Show): string =>
  joined(
    guests.slice(0, 6).map(({ name }) => (show.language === "ja" ? `${name}さん` : name)),
    show.words,
  );

export const namesOf = spokenNames;

/** Introduces a topic, depending on its position among the show's topics. */
export function leadTo(topic: string, index: number, count: number, show: Show): string {
  const { say: words } = show.words;
  const template =
    index === 0
      ? words.first
      : index === count - 1 && count > 2
        ? words.last
        : (words.next[(index - 1) % words.next.length] ?? words.first);
  return say(template, { topic });
}

/** Says how the topic will be approached, depending on what it's about. Nothing is repeated within a plan. */
export function approachTo(topic: string, index: number, show: Show): string {
  const { byClass, approach } = show.words.say;
  const [kind] = subjectClasses(topic);
  const general = approach.map((_line, offset) => approach[(index + offset) % approach.length] ?? "");
  const line = [...(kind ? [byClass[kind]] : []), ...general].find((one) => !show.said.has(one)) ?? "";
  show.said.add(line);
  return line;
}

/** A topic, or one of the steps that any topic has. */
export interface Subject {
  topic: string | null;
  /** Index in `titles.steps`; null if the topic is new. */
  step: number | null;
}

export function titleOfSubject({ topic, step }: Subject, { words }: Show): string {
  const named = step === null ? "" : (words.titles.steps[step % 5] ?? "");
  return topic === null ? named : step === null ? capital(topic) : `${capital(topic)}: ${named}`;
}

/** Returns the transition to the topic. */
function leadToSubject(subject: Subject, place: { index: number; count: number }, show: Show): string {
  const { topic, step } = subject;
  if (step !== null)
    return speech(show.language, topic !== null && show.words.say.stay, show.words.say.steps[step % 5]);
  return topic === null
    ? ""
    : speech(
        show.language,
        leadTo(topic, place.index, place.count, show),
        approachTo(topic, place.index, show),
      );
}

/** A talk on one topic by the host, or by a guest alone on stage. */
export function talk(
  show: Show,
  subject: Subject,
  place: { index: number; count: number },
  guest?: Guest,
): Part {
  const { words } = show;
  const topic = titleOfSubject(subject, show);
  return part(
    {
      type: "talk",
      title: guest?.isPublic ? titleWith(topic, guest.name, words) : capital(topic),
      assignee: guest?.key ?? "host",
      notes: [
        guest ? personOf(guest, show) : "",
        words.notes.talk[place.index % words.notes.talk.length] ?? "",
      ]
        .filter(Boolean)
        .join("\n"),
      script: guest
        ? speech(
            show.language,
            say(words.say.speaker, { person: personOf(guest, show) }),
            say(words.say.guestTopic, { topic }),
          )
        : leadToSubject(subject, place, show),
      questions: guest
        ? show.questions.about(subject.step === null ? subject.topic : null, 3)
        : show.questions.room(2),
      ticker: say(words.ticker.now, { topic }, 280),
      emcee_line: guest ? emceeLine(guest, show) : null,
    },
    { weight: 2, least: 3 * MINUTE, most: 45 * MINUTE },
  );
}

export const emceeLine = (guest: Guest, show: Show): string =>
  guest.emcee || say(show.words.emcee.guest, { person: personOf(guest, show) }, 1000);

/** An interview with a guest on a topic. `again` if they were introduced before. */
export function interview(
  show: Show,
  guest: Guest,
  topic: string | null,
  place: { index: number; again: boolean; step?: number | undefined },
): Part {
  const { words, language } = show;
  const type = show.refuses("interview") ? "talk" : "interview";
  const title = topic ?? (place.step === undefined ? undefined : words.titles.steps[place.step % 5]);
  const person = personOf(guest, show);
  const address = words.address(guest.name);
  return part(
    {
      type,
      title: titleOf(show, guest, title ?? null),
      assignee: guest.key,
      notes: [say(words.notes.interview, { person }), guest.intro].filter(Boolean).join("\n"),
      script: speech(
        language,
        place.again
          ? say(words.say.guestAgain, { address })
          : say(words.say.guest[place.index % words.say.guest.length] ?? "", { person, address }),
        topic !== null && say(words.say.guestTopic, { topic }),
        topic !== null && approachTo(topic, place.index, show),
      ),
      questions: show.questions.about(topic, 4, place.index),
      ticker: title ? say(words.ticker.now, { topic: title }, 280) : null,
      emcee_line: place.again ? null : emceeLine(guest, show),
    },
    { weight: 2, least: 3 * MINUTE, most: 35 * MINUTE },
  );
}

function titleOf(show: Show, guest: Guest, topic: string | null): string {
  const { titles } = show.words;
  if (topic === null)
    return guest.isPublic ? say(titles.conversationWith, { name: guest.name }, 200) : titles.conversation;
  return guest.isPublic ? titleWith(topic, guest.name, show.words) : capital(topic);
}

/** A discussion of one topic with several people. */
export function panel(
  show: Show,
  guests: readonly Guest[],
  topic: string | null,
  place: { title: string; index: number; introduces: boolean; isGroup?: boolean },
): Part {
  const { words, language } = show;
  const people = guests.map((guest) => personOf(guest, show));
  return part(
    {
      type: show.refuses("panel") ? "talk" : "panel",
      title: capital(topic ?? place.title),
      assignee: "host",
      notes: [
        people.length > 0
          ? say(words.notes.people, { names: clip(people.join(language === "ja" ? "、" : "; "), 1500) })
          : "",
        words.notes.panel,
        ...guests
          .filter(({ intro }) => place.introduces && intro !== "")
          .map(({ name, intro }) => `${name}: ${clip(intro, 400)}`),
      ]
        .filter(Boolean)
        .join("\n"),
      script: speech(
        language,
        place.introduces &&
          people.length > 0 &&
          say(place.isGroup ? words.say.group : words.say.withUs, {
            names: clip(people.slice(0, 8).join(language === "ja" ? "、" : "; "), 900),
          }),
        topic !== null
          ? say(words.say.panel, { topic })
          : place.isGroup
            ? null
            : place.index === 0
              ? words.say.firstRound
              : words.say.together,
        topic !== null && approachTo(topic, place.index, show),
      ),
      questions: show.questions.panel(topic, place.isGroup ? 2 : 4),
      ticker: topic ? say(words.ticker.now, { topic }, 280) : null,
    },
    { weight: 2, least: 4 * MINUTE, most: 40 * MINUTE },
  );
}
