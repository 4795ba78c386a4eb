import type { PlanBrief, PlanDraft } from "../port";
import { plannerLanguage } from "./language";
import { closing, demo, interview, opening, type Part, panel, poll, questions, talk } from "./parts";
import { capital, inline, joined, say } from "./phrases";
import { clip } from "./read-brief";
import { type Show, understand } from "./show";
import { shareTime } from "./timing";
import { de } from "./words/de";
import { en } from "./words/en";
import { es } from "./words/es";
import { fr } from "./words/fr";

const WORDS = { en, de, fr, es };
const VERBS = {
  en: ["takes on", "take on"],
  de: ["spricht", "sprechen"],
  fr: ["parle", "parlent"],
  es: ["habla", "hablan"],
};

/** A run of show from a brief: the same input always gives the same plan, and its times add up exactly. */
export function composePlan(brief: PlanBrief): PlanDraft {
  const language = plannerLanguage(brief.language, `${brief.title}\n${brief.brief}`);
  const show = understand(brief, WORDS[language]);
  const parts = arrange(show);
  const seconds = shareTime(parts, brief.seconds);
  const segments = parts.map((part, index) => ({ ...part.segment, duration_sec: seconds[index] ?? 5 }));
  return {
    language,
    segments,
    ticker: tickerOf(show),
    questions: show.words.audienceQuestions.map((text) =>
      say(text, { title: show.title, topic: inline(show.topics[0] ?? show.title) }, 400),
    ),
    signup: signupOf(show, VERBS[language]),
  };
}

/** Opening, the topics with who speaks to them, a poll in the middle, questions, closing; fewer in a short show. */
function arrange(show: Show): Part[] {
  const middle = middleParts(show);
  if (show.seconds < 300) return [opening(show), ...middle.slice(0, 1), closing(show)];
  const withPoll = show.seconds >= 900 ? withPollAt(middle, poll(show)) : middle;
  return [opening(show), ...withPoll, questions(show), closing(show)];
}

const withPollAt = (parts: Part[], made: Part): Part[] => {
  const at = Math.min(parts.length, Math.max(1, Math.floor(parts.length / 2)));
  return [...parts.slice(0, at), made, ...parts.slice(at)];
};

function middleParts(show: Show): Part[] {
  const most = Math.max(1, Math.min(8, Math.floor(show.seconds / 300)));
  const topics = show.topics.slice(0, most);
  const parts: Part[] = [];
  const panelTopic = show.reading.wantsPanel && show.people.length > 1 ? topics.at(-1) : undefined;
  const slots = Math.max(topics.length, Math.min(show.people.length, most));
  for (let i = 0; i < slots; i++) {
    const topic = topics[i % topics.length] ?? show.title;
    const person = show.people.length > 0 ? show.people[i % show.people.length] : undefined;
    if (topic === panelTopic && i >= topics.length - 1) continue;
    if (show.reading.wantsDemo && isDemo(topic)) parts.push(demo(show, topic, person));
    else parts.push(person ? interview(show, topic, person, i) : talk(show, topic, i));
  }
  if (panelTopic) parts.push(panel(show, panelTopic));
  if (show.reading.wantsDemo && !parts.some(({ segment }) => segment.type === "demo"))
    parts.push(demo(show, topics[0] ?? show.title, undefined));
  return parts;
}

const isDemo = (topic: string): boolean =>
  /\b(demo|démo|demonstra\w*|vorführ\w*|walk-?through)\b/i.test(topic);

function tickerOf(show: Show): string[] {
  const { words } = show;
  const names = joined(
    show.people.map(({ name }) => name),
    words,
  );
  return [
    clip(show.title, 280),
    ...(names ? [say(words.withGuests, { names }, 280)] : []),
    ...show.topics.slice(0, 4).map((topic) => say(words.nextUp, { topic }, 280)),
    ...show.points.slice(0, 3).map((point) => say(words.takeaway, { point }, 280)),
    words.askAnytime,
  ];
}

function signupOf(show: Show, [one = "", many = ""]: string[]): PlanDraft["signup"] {
  const { words } = show;
  const names = joined(
    show.people.slice(0, 3).map(({ name }) => name),
    words,
  );
  const topics = joined(show.topics.slice(0, 3).map(inline), words);
  const verb = show.people.length > 1 ? many : one;
  const sentence = names
    ? say(words.sub, { minutes: show.minutes, names, verb, topics }, 320)
    : say(words.subNoGuests, { minutes: show.minutes, topics }, 320);
  const audience = show.reading.audience
    ? ` ${say(words.forAudience, { audience: show.reading.audience }, 120)}`
    : "";
  return {
    headline: clip(show.title, 160),
    sub: clip(capital(sentence) + audience, 400),
    cta_text: clip(words.cta, 40),
  };
}
