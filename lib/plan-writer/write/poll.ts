import { clip } from "../patterns";
import { VOTE } from "../words/poll-words";
import { type Part, part } from "./part";
import { capital, say } from "./phrases";
import { asks, pollAnswers, subjectsOf } from "./poll-answers";
import type { Show } from "./show";

const MINUTE = 60;
type Poll = NonNullable<Part["segment"]["poll"]>;

/** Returns a requested poll, with the show's topics or levels of experience as its options. */
export function poll(show: Show, title?: string): Part {
  const { words } = show;
  const wish = show.wish("poll");
  const { made, sure } = write(show, title);
  return part(
    {
      type: "poll",
      title: title ?? words.titles.poll,
      assignee: "host",
      notes: [sure ? "" : words.notes.pollAnswers, words.notes.poll].filter(Boolean).join("\n"),
      script: words.say.poll,
      poll: made,
    },
    {
      weight: 0.1,
      least: show.seconds >= 30 * MINUTE ? 2 * MINUTE : MINUTE,
      most: Math.max(2 * MINUTE, Math.min(4 * MINUTE, show.seconds * 0.05)),
      fixed: wish?.seconds ?? null,
    },
  );
}

export const pollOf = (show: Show): Poll => write(show).made;

function write(show: Show, title = ""): { made: Poll; sure: boolean } {
  const { poll: words } = show.words;
  const wish = show.wish("poll");
  const about = wish?.about ?? aboutIn(title);
  if (about === null) {
    const subjects = subjectsOf(show);
    return subjects.length >= 2
      ? { made: { question: words.which, options: subjects }, sure: true }
      : { made: { question: words.far, options: [...words.levels] }, sure: true };
  }
  const listed = withAnswers(about);
  if (listed) return { made: listed, sure: true };
  const isQuestion = /[?？]\s*$/u.test(about);
  if (isQuestion || asks(about, show)) {
    const { options, sure } = pollAnswers(about, show);
    return { made: { question: isQuestion ? ask(about) : pick(about, show), options }, sure };
  }
  if (VOTE.test(`${wish?.from ?? ""} ${title}`))
    return {
      made: {
        question: say(words.vote, { about: capital(about) }, 300),
        options: [...words.answers.vote],
      },
      sure: true,
    };
  const { options, sure } = pollAnswers(about, show);
  if (!sure || options[0] !== words.answers.agree[0])
    return { made: { question: pick(about, show), options }, sure };
  const question = clip(`${capital(about)}${show.language === "ja" ? ":" : ": "}${words.far}`, 300);
  return { made: { question, options: [...words.levels] }, sure: true };
}

const MAX_OPTIONS = 10;

/** "Which one next? Slack / Teams / mail": the options follow the question. */
function withAnswers(about: string): Poll | null {
  const [, question = "", list = ""] = /^(.+?[?？])[\s([:–—-]*(\S.+)$/u.exec(about) ?? [];
  const options = [...new Set(list.split(LISTED).map((one) => clip(capital(one.trim()), 120)))];
  const isList = options.length >= 2 && options.length <= MAX_OPTIONS && options.every(Boolean);
  return isList ? { question: ask(question), options } : null;
}

const LISTED = /\s?[,/、／|]\s?|\s(?:or|oder|ou|o|of)\s/iu;

const ask = (question: string): string =>
  clip(
    question.replace(/^([¿¡]?)(.*)$/su, (_all, mark: string, rest: string) => mark + capital(rest)),
    300,
  );
const pick = (about: string, { words }: Show): string => say(words.poll.pick, { about }, 300);

/** "Vote: opening hours", "Poll – who has one?": returns the question of an agenda item. */
const aboutIn = (title: string): string | null =>
  /^[^:：–—?？]{2,30}\s?(?:[:：]|\s[–—-]\s)\s?(.{3,160})$/u.exec(title)?.[1]?.trim() ?? null;
