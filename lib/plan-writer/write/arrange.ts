import { arrangeAgenda } from "./arrange-agenda";
import { arrangeGuests } from "./arrange-guests";
import { arrangeLightning } from "./arrange-lightning";
import { arrangePanel, arrangeTalk } from "./arrange-shapes";
import { arrangeWorkshop } from "./arrange-workshop";
import { breakWishes } from "./break-wishes";
import { audienceQuestions, closing, opening, pause } from "./frame-parts";
import type { Part } from "./part";
import { poll } from "./poll";
import type { Show } from "./show";
import { demo, special, story } from "./wish-parts";

const MINUTE = 60;
const TINY = 5 * MINUTE;
const LONG = 100 * MINUTE;
const BETWEEN_BREAKS = 75 * MINUTE;

/** Returns the plan's segments in order. */
export function arrange(show: Show): Part[] {
  if (show.outline.agenda.length >= 2) return arrangeAgenda(show);
  if (show.outline.shape === "lightning" || show.seconds < TINY) return arrangeLightning(show);
  if (show.outline.shape === "workshop") return arrangeWorkshop(show);
  const middle =
    show.outline.shape === "panel"
      ? arrangePanel(show)
      : show.guests.length > 0
        ? arrangeGuests(show)
        : arrangeTalk(show);
  const wished = withWishes(show, middle);
  const end = [...(show.refuses("questions") ? [] : questionParts(show)), closing(show)];
  const introduces = show.outline.shape !== "panel";
  return withBreaks(show, [opening(show, undefined, introduces), ...wished, ...end]);
}

/** Questions of more than 45 minutes are split into two rounds. */
function questionParts(show: Show): Part[] {
  const wish = show.wish("questions")?.seconds ?? null;
  if (wish !== null || show.seconds * 0.14 <= 38 * MINUTE) return [audienceQuestions(show)];
  const rounds = Math.min(4, Math.ceil((show.seconds * 0.14) / (38 * MINUTE)));
  return Array.from({ length: rounds }, (_round, index) =>
    audienceQuestions(show, index === 0 ? undefined : show.words.titles.moreQuestions, 1 / rounds),
  );
}

/** Adds the requested items at their requested places. */
function withWishes(show: Show, middle: Part[]): Part[] {
  const parts = [...middle];
  const has = (type: string) => parts.some(({ segment }) => segment.type === type);
  const only = show.guests.length === 1 ? show.guests[0] : undefined;
  if (show.wish("demo") && !has("demo")) parts.push(demo(show, only, show.wish("demo")?.about ?? null));
  if (show.wish("story")) parts.splice(Math.min(parts.length, 1), 0, story(show, only));
  for (const what of ["video", "quote", "hot_take"] as const)
    if (show.wish(what)) place(parts, special(show, what), show.wish(what)?.place ?? "start");
  const wanted = show.wish("poll");
  const offers =
    show.seconds >= 40 * MINUTE &&
    show.topics.length >= 2 &&
    show.outline.requests.every(({ what }) => what !== "poll");
  if (wanted || (offers && show.outline.shape === "talk"))
    place(parts, poll(show), wanted?.place ?? "middle");
  return parts;
}

function place(parts: Part[], added: Part, where: "start" | "middle" | "end"): void {
  const at =
    where === "start" ? 0 : where === "end" ? parts.length : Math.max(1, Math.floor(parts.length / 2));
  parts.splice(Math.min(parts.length, at), 0, added);
}

/** Adds a break at least every 75 minutes of a long show, or as many as were requested. */
function withBreaks(show: Show, parts: Part[]): Part[] {
  const { isAsked, count: told, seconds, lunch } = breakWishes(show);
  if (show.refuses("break") || (!isAsked && show.seconds < LONG)) return parts;
  const usual = Math.ceil(show.seconds / (BETWEEN_BREAKS + 10 * MINUTE)) - 1;
  const count = told ?? Math.max(isAsked ? 1 : 0, usual);
  const lunchAt = typeof lunch === "object" ? Math.floor((count - 1) / 2) : -1;
  const lunchSeconds = typeof lunch === "object" ? lunch.seconds : null;
  const inner = parts.length - 1;
  const done: Part[] = [];
  let placed = 0;
  parts.forEach((one, index) => {
    const due = Math.round(((placed + 1) * parts.length) / (count + 1));
    if (placed < Math.min(count, inner - 1) && index > 0 && index >= due) {
      const isLunch = placed === lunchAt;
      done.push(pause(show, { lunch: isLunch, seconds: isLunch ? lunchSeconds : seconds }));
      placed += 1;
    }
    done.push(one);
  });
  return done;
}
