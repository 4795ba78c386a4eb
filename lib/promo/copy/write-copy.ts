import { xLength } from "@/lib/content/x-length";
import { spokenStart } from "@/lib/signup/words/spoken-start";
import type { KitPerson, KitShow } from "../kit-show";
import { type CopyPlace, X_CHARACTERS } from "../parts";
import type { CopyWords } from "./words/words";
import { copyWords } from "./words/words-of";

interface Told {
  show: KitShow;
  /** Null for what the show says of itself. */
  person: KitPerson | null;
  /** Their own, or the show's. */
  url: string;
  words: CopyWords;
  date: string | null;
}

/** Writes a text for the show, or for one of its speakers: nothing but what the show says of itself. */
export function writeCopy(show: KitShow, person: KitPerson | null, place: CopyPlace, url: string): string {
  const { startsAt: starts_at, timezone, language } = show;
  const date = show.phase === "before" ? spokenStart({ starts_at, timezone, language }) : null;
  return WRITERS[place]({ show, person, url, words: copyWords(language), date });
}

const WRITERS: Record<CopyPlace, (told: Told) => string> = {
  linkedin_post: (told) =>
    paragraphs([
      opening(told, told.show.title),
      ...[aboutSegments(told), aboutOthers(told)],
      told.date && told.words.when(told.date),
      callToAction(told),
    ]),
  x_post: (told) => {
    const { title } = told.show;
    const post = (name: string, date: string | null) =>
      [[opening(told, name), date].filter(Boolean).join(" "), callToAction(told)].filter(Boolean).join("\n");
    const fits = (text: string) => xLength(text) <= X_CHARACTERS;
    const whole = [post(title, told.date), post(title, null)].find(fits);
    return whole ?? shortest(title, (name) => post(name, null), fits);
  },
  newsletter: (told) =>
    [...[ofThem(told), aboutOthers(told)], told.date && told.words.when(told.date), callToAction(told)]
      .filter(Boolean)
      .join("\n"),
  email_signature: (told) => {
    const { show, person, words, date } = told;
    const about =
      person && show.phase === "before" ? words.signature[person.role](show.title) : words.quoted(show.title);
    return [[about, date].filter(Boolean).join(" · "), callToAction(told)].filter(Boolean).join("\n");
  },
};

const paragraphs = (parts: readonly (string | null)[]): string => parts.filter(Boolean).join("\n\n");

/** What the show says, or its speaker. */
function opening({ show, person, words }: Told, title: string): string {
  if (person) return (show.phase === "before" ? words.speaks : words.spoke)[person.role](title);
  return show.phase === "before" ? words.join(title) : words.ended(title);
}

/** The same about someone, as others write it. */
function ofThem(told: Told): string {
  const { show, person, words } = told;
  if (!person) return opening(told, show.title);
  const who = [person.name, [person.title, person.company].filter(Boolean).join(", ")].filter(Boolean);
  const name = who.length > 1 ? `${who[0]} (${who[1]})` : person.name;
  return (show.phase === "before" ? words.isOn : words.wasOn)[person.role](name, show.title);
}

function aboutSegments({ show, person, words }: Told): string | null {
  const titles = person ? person.segments : show.segments;
  if (titles.length === 0) return null;
  const said = words.list(titles.map((title) => words.quoted(title)));
  if (!person) return words.program(said);
  return show.phase === "before" ? words.mySegments[titles.length > 1 ? "many" : "one"](said) : null;
}

function aboutOthers({ show, person, words }: Told): string | null {
  if (!show.showsPeople) return null;
  const others = show.people.filter(({ id }) => id !== person?.id).map(({ name }) => name);
  return others.length > 0 ? words.with(words.list(others)) : null;
}

function callToAction({ show, url, words }: Told): string | null {
  if (show.phase === "over") return null;
  return show.phase === "replay" ? words.watch(url) : words.signUp(url);
}

const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** Shortens a title until the text fits. */
function shortest(title: string, write: (title: string) => string, fits: (text: string) => boolean): string {
  const letters = [...segmenter.segment(title)].map(({ segment }) => segment);
  for (let count = letters.length - 1; count > 0; count -= 1) {
    const text = write(`${letters.slice(0, count).join("").trimEnd()}…`);
    if (fits(text)) return text;
  }
  return write("…");
}
