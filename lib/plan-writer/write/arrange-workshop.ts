import { breakWishes } from "./break-wishes";
import { audienceQuestions, closing, opening, pause } from "./frame-parts";
import type { Part } from "./part";
import { capital, say, speech } from "./phrases";
import { poll } from "./poll";
import type { Show } from "./show";
import { approachTo, talk } from "./speaking-parts";
import { demo, exercise, story } from "./wish-parts";

const MINUTE = 60;
/** Length of input and exercise together. */
const BLOCK = 48 * MINUTE;
const LONGEST = 38 * MINUTE;
const BETWEEN_BREAKS = 80 * MINUTE;
const WITH_LUNCH = 5.5 * 3_600;
const MAX_BLOCKS = 12;

/** Arranges blocks of input and practice, no longer than people can concentrate, with breaks between them. */
export function arrangeWorkshop(show: Show): Part[] {
  const breaks = breaksOf(show);
  const work =
    show.seconds - breaks.reduce((sum, one) => sum + (one.fixed ?? one.least), 0) - show.seconds * 0.24;
  const count = Math.min(
    MAX_BLOCKS,
    Math.max(1, Math.ceil(work / BLOCK), Math.min(show.topics.length, Math.floor(work / (16 * MINUTE)))),
  );
  const blocks = blocksOf(show, count).map((block, index, all) =>
    blockParts(show, block, { index, count: all.length }),
  );
  const only = show.guests.length === 1 ? show.guests[0] : undefined;
  if (show.wish("demo")) blocks[0]?.splice(1, 0, demo(show, only, show.wish("demo")?.about ?? null));
  if (show.wish("story")) blocks.at(-1)?.unshift(story(show, only));
  const start = [opening(show), ...(show.wish("poll") ? [poll(show)] : [])];
  const rounds = show.refuses("questions") ? [] : roundsOfQuestions(show);
  return [...start, ...withBreaks(blocks, breaks, rounds.slice(1)), ...rounds.slice(0, 1), closing(show)];
}

/** A full day has more than one round of questions; the additional ones come before a break. */
function roundsOfQuestions(show: Show): Part[] {
  const wish = show.wish("questions")?.seconds ?? null;
  const count = wish === null ? Math.max(1, Math.ceil((show.seconds * 0.11) / LONGEST)) : 1;
  return Array.from({ length: count }, () => ({
    ...audienceQuestions(show, undefined, 1 / count),
    least: Math.ceil((show.seconds * 0.105) / count / MINUTE) * MINUTE,
    most: Math.min(LONGEST, Math.max(MINUTE, Math.floor((show.seconds * 0.15) / count / MINUTE) * MINUTE)),
    fixed: wish,
  }));
}

const limited = (one: Part): Part => ({ ...one, most: LONGEST, least: Math.min(one.least, LONGEST) });

interface Block {
  title: string;
  topic: string;
  /** Not the first block on its topic. */
  goesOn: boolean;
}

/** Splits each topic into its learning steps, as many as the time allows; earlier topics get more. */
function blocksOf(show: Show, count: number): Block[] {
  const { blocks, part } = show.words.titles;
  const topics = show.topics.slice(0, count);
  if (topics.length === 0)
    return Array.from({ length: count }, (_block, index) => {
      const named = blocks[index % blocks.length] ?? "";
      const title =
        index < blocks.length
          ? named
          : say(part, { title: named, n: String(Math.floor(index / blocks.length) + 1) });
      return { title, topic: title, goesOn: false };
    });
  return topics.flatMap((topic, index) => {
    const rounds = Math.floor(count / topics.length) + (index < count % topics.length ? 1 : 0);
    return Array.from({ length: Math.max(1, rounds) }, (_round, step) => ({
      title: rounds === 1 ? capital(topic) : `${capital(topic)}: ${blocks[step % blocks.length] ?? ""}`,
      topic,
      goesOn: step > 0,
    }));
  });
}

/** Returns a block's demonstration and its exercise. */
function blockParts(
  show: Show,
  { title, topic, goesOn }: Block,
  place: { index: number; count: number },
): Part[] {
  const made = talk(show, { topic, step: null }, place);
  const script = goesOn
    ? speech(show.language, show.words.say.stay, approachTo(topic, place.index, show))
    : made.segment.script;
  const input = { ...made, segment: { ...made.segment, title, script } };
  return [limited(input), limited(exercise(show, title, place.index))];
}

function breaksOf(show: Show): Part[] {
  if (show.refuses("break")) return [];
  const { isAsked, count: told, seconds, lunch } = breakWishes(show);
  const isLongDay = show.seconds >= WITH_LUNCH && lunch !== "refused";
  const usual = Math.max(
    isAsked || show.seconds >= 75 * MINUTE ? 1 : 0,
    Math.ceil(show.seconds / BETWEEN_BREAKS) - 1,
  );
  const least = isLongDay && (told === null || lunch === "open") ? 3 : 0;
  const count = Math.min(MAX_BLOCKS - 1, Math.max(told ?? usual, least));
  const hasLunch = isLongDay || typeof lunch === "object";
  return Array.from({ length: count }, (_pause, index) => {
    const isLunch = hasLunch && index === Math.floor((count - 1) / 2);
    const given = isLunch ? (typeof lunch === "object" ? lunch.seconds : null) : seconds;
    return pause(show, { lunch: isLunch, seconds: given });
  });
}

/**
 * Places breaks between blocks or, if there are more breaks than blocks, inside a block before its exercise.
 */
function withBreaks(blocks: Part[][], breaks: Part[], questions: Part[]): Part[] {
  const asked = [...questions];
  const lunch = Math.max(0, Math.floor((breaks.length - 1) / 2));
  const units = breaks.length >= blocks.length ? blocks.flat().map((one) => [one]) : blocks;
  const done: Part[] = [];
  let placed = 0;
  units.forEach((unit, index) => {
    done.push(...unit);
    const due = Math.round(((index + 1) * (breaks.length + 1)) / units.length);
    const next = breaks[placed];
    if (next && index < units.length - 1 && placed < due) {
      const round = placed >= lunch ? asked.shift() : undefined;
      if (round) done.push(round);
      done.push(next);
      placed += 1;
    }
  });
  return done;
}
