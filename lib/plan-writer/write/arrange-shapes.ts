import { arrangeGroups } from "./arrange-guests";
import type { Part } from "./part";
import { partsFor, STEPS } from "./parts-for";
import type { Show } from "./show";
import { panel, type Subject, talk } from "./speaking-parts";

const MINUTE = 60;
const MAX_PARTS = 22;

/** Returns topics for that many segments: those of the brief, otherwise the steps that any topic has. */
function subjectsFor(show: Show, count: number): Subject[] {
  const own = show.topics.slice(0, Math.max(1, count));
  if (own.length === 0)
    return Array.from({ length: count }, (_step, index) => ({
      topic: index < STEPS ? null : show.title,
      step: index % STEPS,
    }));
  // Each topic continues through the steps until there are enough segments.
  const rounds = Math.ceil(count / own.length);
  return own.flatMap((topic) =>
    Array.from(
      { length: rounds },
      (_round, index): Subject => ({ topic, step: index === 0 ? null : index % STEPS }),
    ),
  );
}

/** Arranges a talk by the host alone. */
export function arrangeTalk(show: Show): Part[] {
  const middle = show.seconds * 0.74;
  const wanted = show.topics.length || Math.max(1, Math.min(3, Math.round(middle / (12 * MINUTE))));
  const subjects = subjectsFor(show, partsFor(show, wanted));
  const parts = subjects.map((subject, index) => talk(show, subject, { index, count: subjects.length }));
  const [first, ...rest] = parts;
  // An interview without a named guest is still an interview.
  return first && show.wish("interview") && !show.refuses("interview")
    ? [{ ...first, segment: { ...first.segment, type: "interview" } }, ...rest]
    : parts;
}

/** Arranges an opening round, then a round for each topic. */
export function arrangePanel(show: Show): Part[] {
  const { guests, topics, words } = show;
  if (guests.length > 8) return arrangeGroups(show);
  const rounds =
    topics.length > 0
      ? topics
      : words.titles.steps.slice(
          0,
          Math.max(1, Math.min(3, Math.round((show.seconds * 0.6) / (12 * MINUTE)))),
        );
  const most = Math.max(1, Math.min(MAX_PARTS, Math.floor((show.seconds * 0.66) / (5 * MINUTE))));
  const first =
    show.seconds >= 30 * MINUTE
      ? [
          {
            ...panel(show, guests, null, { title: words.titles.firstRound, index: 0, introduces: true }),
            weight: 0.8,
            most: 15 * MINUTE,
          },
        ]
      : [];
  return [
    ...first,
    ...rounds.slice(0, most).map((topic, index) =>
      panel(show, guests, topic, {
        title: topic,
        index: index + 1,
        introduces: first.length === 0 && index === 0,
      }),
    ),
  ];
}
