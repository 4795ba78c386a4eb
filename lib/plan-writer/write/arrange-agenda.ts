import type { Outline } from "../outline";
import { plainName } from "../read/plain-name";
import { audienceQuestions, closing, opening, pause } from "./frame-parts";
import { type Part, part } from "./part";
import { capital, say, speech } from "./phrases";
import { poll, pollOf } from "./poll";
import type { Guest, Show } from "./show";
import { approachTo, emceeLine, interview, panel, personOf } from "./speaking-parts";
import { demo, special, story } from "./wish-parts";

type Item = Outline["agenda"][number];
const MINUTE = 60;

/** Arranges the given agenda: its items, in its order, with its minutes. Adds only what it lacks. */
export function arrangeAgenda(show: Show): Part[] {
  const { agenda } = show.outline;
  const isTimed = agenda.some(({ seconds }) => seconds !== null);
  const taken = new Set(agenda.flatMap(({ people }) => people.map(plainName)));
  const spare = show.guests.filter(({ name }) => !taken.has(plainName(name)));
  const made = agenda.map((item, index) => ({ ...partOf(show, item, index, spare), fixed: item.seconds }));
  const parts = withSpare(show, made, spare);
  const whole = isOrder(show) ? withFrame(show, parts) : parts;
  if (show.wish("poll") && !whole.some(({ segment }) => segment.poll !== null)) addPoll(show, whole, isTimed);
  const sum = whole.reduce((all, { fixed }) => all + (fixed ?? 0), 0);
  const isShort = whole.every(({ fixed }) => fixed !== null) && sum < show.seconds;
  return isShort ? [...whole, rest(show)] : whole;
}

/** Guests who aren't in the agenda are on stage in the first segment in which people speak. */
function withSpare(show: Show, parts: Part[], spare: readonly Guest[]): Part[] {
  const at = parts.findIndex(({ segment }) => SPOKEN.includes(segment.type));
  return parts.map((one, index) => (index === at ? named(one, spare, show) : one));
}

const SPOKEN: readonly string[] = ["talk", "interview", "panel"];

/** "First …, then …, last …" orders segments; what every show needs is added around them. */
const isOrder = (show: Show): boolean => show.outline.requests.some(({ what }) => what === "order");

function withFrame(show: Show, parts: Part[]): Part[] {
  const given = parts.reduce((sum, { fixed }) => sum + (fixed ?? 0), 0);
  if (parts.every(({ fixed }) => fixed !== null) && given >= show.seconds * 0.95) return parts;
  const has = (type: string) => parts.some(({ segment }) => segment.type === type);
  const hasTime = show.seconds >= 15 * MINUTE && show.outline.shape !== "lightning";
  const only = show.guests.length === 1 ? show.guests[0] : undefined;
  const added: Part[] = [];
  if (show.wish("demo") && !has("demo")) added.push(demo(show, only, show.wish("demo")?.about ?? null));
  const qa = !has("qa") && !show.refuses("questions") ? [audienceQuestions(show)] : [];
  const last = parts.at(-1)?.segment.type === "outro" ? parts.splice(-1) : [];
  return [
    ...(hasTime && !has("intro") ? [opening(show)] : []),
    ...parts,
    ...added,
    ...qa,
    ...last,
    ...(hasTime && last.length === 0 ? [closing(show)] : []),
  ];
}

/** Adds a requested poll to a segment of a timed agenda, so that the minutes stay the same. */
function addPoll(show: Show, parts: Part[], isTimed: boolean): void {
  const where = show.wish("poll")?.place ?? "middle";
  const at =
    where === "start"
      ? Math.min(1, parts.length - 1)
      : where === "end"
        ? parts.length - 1
        : Math.floor(parts.length / 2);
  const target = parts[isTimed && where === "start" ? 0 : at];
  // If a segment takes the remaining time, the poll can have its own minutes.
  const isFull = isTimed && parts.every(({ fixed }) => fixed !== null);
  if (isFull && target)
    target.segment = {
      ...target.segment,
      poll: pollOf(show),
      notes: `${target.segment.notes}\n${show.words.notes.poll}`.trim(),
    };
  else
    parts.splice(
      where === "start" && parts[0]?.segment.type !== "intro" ? 0 : Math.max(1, at),
      0,
      poll(show),
    );
}

const rest = (show: Show): Part => ({
  ...audienceQuestions(show, show.words.titles.more),
  least: 5,
  most: 14_400,
  fixed: null,
});

function partOf(show: Show, item: Item, index: number, spare: Guest[]): Part {
  const people = show.guests.filter(({ name }) =>
    item.people.some((one) => plainName(one) === plainName(name)),
  );
  const opens = OPENS.test(item.title.trim());
  const title = opens ? show.words.titles.welcome : titleOf(item);
  const type = opens ? "intro" : (item.type ?? "talk");
  const guest =
    people[0] ??
    (["talk", "interview", "demo"].includes(type) && item.people.length === 0 ? spare.shift() : undefined);
  switch (type) {
    case "intro":
      return named({ ...opening(show, title, show.guests.length > 0) }, people, show);
    case "outro":
      return named(closing(show, title), people, show);
    case "qa":
      return named(audienceQuestions(show, title), people, show);
    case "break":
      return pause(show, { lunch: (item.seconds ?? 0) >= 40 * MINUTE, seconds: item.seconds, title });
    case "poll":
      return poll(show, title);
    case "demo":
      return demo(show, guest, null, title);
    case "video":
    case "quote":
    case "hot_take":
      return special(show, type, title);
    case "panel":
      return {
        ...panel(show, people.length > 0 ? people : show.guests, null, {
          title,
          index: 1,
          introduces: people.length > 0,
        }),
      };
    case "interview":
      return guest
        ? named(
            withTitle(interview(show, guest, null, { index, again: false }), title),
            people.slice(1),
            show,
          )
        : spoken(show, item, title, undefined, index);
    default:
      return people.length > 1
        ? panel(show, people, null, { title, index: 1, introduces: true })
        : spoken(show, item, title, guest, index);
  }
}

/** "Dana White opens": without the name, only the verb remains. */
const OPENS = /^(?:opens?|ouvre|eröffnet|apre|abre|opent)$/iu;

const titleOf = ({ title }: Item): string => capital(title.replace(/\s+/g, " ").trim());

const withTitle = (made: Part, title: string): Part => ({ ...made, segment: { ...made.segment, title } });

function named(made: Part, people: readonly Guest[], show: Show): Part {
  if (people.length === 0) return made;
  const notes = [
    made.segment.notes,
    say(show.words.notes.people, { names: people.map((guest) => personOf(guest, show)).join("; ") }),
  ]
    .filter(Boolean)
    .join("\n");
  return { ...made, segment: { ...made.segment, notes } };
}

function spoken(show: Show, item: Item, title: string, guest: Guest | undefined, index: number): Part {
  const { words, language } = show;
  const people = item.people.join(", ");
  const isStory =
    show.wish("story") !== undefined &&
    /stor|geschichte|témoign|histoire|caso|história|testimon|verhaal|事例|体験|話/iu.test(title);
  if (isStory && !guest) return withTitle(story(show, guest), title);
  return part(
    {
      type: item.type ?? "talk",
      title,
      assignee: guest?.key ?? "host",
      notes: [guest ? personOf(guest, show) : people, words.notes.talk[index % words.notes.talk.length] ?? ""]
        .filter(Boolean)
        .join("\n"),
      script: speech(
        language,
        guest
          ? say(words.say.guest[index % words.say.guest.length] ?? "", {
              person: personOf(guest, show),
              address: words.address(guest.name),
            })
          : say(words.say.agenda, { topic: title }),
        guest ? say(words.say.guestTopic, { topic: title }) : approachTo(title, index, show),
      ),
      questions: guest ? show.questions.about(title, 3, index) : show.questions.room(2),
      ticker: say(words.ticker.now, { topic: title }, 280),
      emcee_line: guest ? emceeLine(guest, show) : null,
    },
    { weight: 2, least: 3 * MINUTE, most: 45 * MINUTE },
  );
}
