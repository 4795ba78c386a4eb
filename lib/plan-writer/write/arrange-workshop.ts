import { audienceQuestions, closing, demo, exercise, opening, pause, poll, story } from "./frame-parts";
import type { Part } from "./part";
import { say } from "./phrases";
import type { Show } from "./show";
import { talk } from "./speaking-parts";

const MINUTE = 60;
/** Input and exercise together. */
const BLOCK = 48 * MINUTE;
const LONGEST = 38 * MINUTE;
const BETWEEN_BREAKS = 80 * MINUTE;
const WITH_LUNCH = 5.5 * 3_600;
const MOST_BLOCKS = 12;

/** Blocks of input and practice, none longer than people can listen, with breaks between them. */
export function arrangeWorkshop(show: Show): Part[] {
  const breaks = breaksOf(show);
  const work = show.seconds - breaks.reduce((sum, one) => sum + (one.fixed ?? one.least), 0) - show.seconds * 0.24;
  const count = Math.min(MOST_BLOCKS, Math.max(1, Math.ceil(work / BLOCK), Math.min(show.topics.length, Math.floor(work / (16 * MINUTE)))));
  const blocks = blockSubjects(show, count).map((topic, index, all) => [limited(talk(show, topic, { index, count: all.length })), limited(exercise(show, topic, index))]);
  const only = show.guests.length === 1 ? show.guests[0] : undefined;
  if (show.wish("demo")) blocks[0]?.splice(1, 0, demo(show, only, show.wish("demo")?.about ?? null));
  if (show.wish("story")) blocks.at(-1)?.unshift(story(show, only));
  const start = [opening(show), ...(show.wish("poll") ? [poll(show)] : [])];
  const end = [...(show.refuses("questions") ? [] : [{ ...audienceQuestions(show), least: Math.ceil((show.seconds * 0.1) / MINUTE) * MINUTE, most: Math.min(LONGEST, Math.max(MINUTE, Math.floor((show.seconds * 0.16) / MINUTE) * MINUTE)) }]), closing(show)];
  return [...start, ...withBreaks(blocks, breaks), ...splitQuestions(show, end)];
}

/** A day has more than one round of questions: one before lunch would be lost among the work, so they follow each other. */
function splitQuestions(show: Show, end: Part[]): Part[] {
  const [asked, last] = end;
  if (!asked || !last || asked.fixed !== null || show.seconds * 0.1 <= LONGEST) return end;
  const half = { least: Math.ceil((show.seconds * 0.053) / MINUTE) * MINUTE, most: LONGEST };
  return [{ ...asked, ...half }, { ...audienceQuestions(show, show.words.titles.moreQuestions, 0.5), ...half }, last];
}

const limited = (one: Part): Part => ({ ...one, most: LONGEST, least: Math.min(one.least, LONGEST) });

/** Each subject goes through the steps of learning it, as many as there is time for. */
function blockSubjects(show: Show, count: number): string[] {
  const { blocks } = show.words.titles;
  const topics = show.topics.slice(0, count);
  if (topics.length === 0) return Array.from({ length: count }, (_block, index) => (index < blocks.length ? (blocks[index] ?? "") : say(show.words.titles.part, { title: blocks[index % blocks.length] ?? "", n: String(Math.floor(index / blocks.length) + 1) })));
  return topics.flatMap((topic, index) => {
    const rounds = Math.floor(((index + 1) * count) / topics.length) - Math.floor((index * count) / topics.length);
    return Array.from({ length: Math.max(1, rounds) }, (_round, step) => (rounds === 1 ? topic : `${topic}: ${blocks[step % blocks.length] ?? ""}`));
  });
}

function breaksOf(show: Show): Part[] {
  if (show.refuses("break")) return [];
  const wish = show.wish("break");
  const hasLunch = show.seconds >= WITH_LUNCH;
  const usual = Math.max(wish || show.seconds >= 75 * MINUTE ? 1 : 0, Math.ceil(show.seconds / BETWEEN_BREAKS) - 1);
  const count = Math.min(MOST_BLOCKS - 1, Math.max(wish?.count ?? usual, hasLunch ? 3 : 0));
  const given = wish?.seconds ?? null;
  const isLunch = given !== null && given >= 30 * MINUTE;
  return Array.from({ length: count }, (_pause, index) => {
    const lunch = (hasLunch || isLunch) && index === Math.floor((count - 1) / 2);
    return pause(show, { lunch, seconds: lunch ? (isLunch ? given : null) : isLunch ? null : given });
  });
}

/** Breaks stand between blocks, or within one, before its exercise, where there are more breaks than blocks. */
function withBreaks(blocks: Part[][], breaks: Part[]): Part[] {
  const units = breaks.length >= blocks.length ? blocks.flat().map((one) => [one]) : blocks;
  const done: Part[] = [];
  let placed = 0;
  units.forEach((unit, index) => {
    done.push(...unit);
    const due = Math.round(((index + 1) * (breaks.length + 1)) / units.length);
    const next = breaks[placed];
    if (next && index < units.length - 1 && placed < due - 0 && placed + 1 <= due) {
      done.push(next);
      placed += 1;
    }
  });
  return done;
}
