import type { PlanBrief } from "../brief";
import type { DraftSegment, PlanDraft } from "../draft";
import type { Outline } from "../outline";
import { clip } from "../patterns";
import { arrange } from "./arrange";
import type { Part } from "./part";
import { capital, joined, say, speech } from "./phrases";
import { shareTime } from "./share-time";
import { type Show, understand } from "./show";

const MIN = 5;
const LONGEST = 14_400;
const MAX_PARTS = 40;

/** Writes a run of show from an outline. Deterministic, and the times add up exactly. */
export function writePlan(outline: Outline, brief: PlanBrief): PlanDraft {
  const show = understand(outline, brief);
  const parts = withEveryone(arrange(show).slice(0, MAX_PARTS), show);
  const seconds = allocate(parts, show.seconds);
  const segments = parts.map(({ segment, finish }, index): DraftSegment => {
    const duration_sec = seconds[index] ?? MIN;
    return { ...segment, ...finish?.(duration_sec), duration_sec };
  });
  return {
    language: show.language,
    segments: bearable(segments, show),
    ticker: tickerOf(show),
    questions: show.words.ask.audience.slice(0, 3),
    signup: signupOf(show),
  };
}

/** Mentions people who aren't in any segment in the first one's notes. */
function withEveryone(parts: Part[], show: Show): Part[] {
  const text = parts.map(({ segment }) => `${segment.title}\n${segment.notes}\n${segment.script}`).join("\n");
  const lost = show.guests.filter(
    ({ key, name }) => !text.includes(name) && !parts.some(({ segment }) => segment.assignee === key),
  );
  const names = lost.map(({ name }) => name).join(", ");
  const note = say(show.words.notes.people, { names });
  return lost.length === 0
    ? parts
    : parts.map((one, index) =>
        index === 0
          ? { ...one, segment: { ...one.segment, notes: clip(`${one.segment.notes}\n${note}`.trim(), 4000) } }
          : one,
      );
}

/**
 * Keeps the given lengths and shares the rest among the others. If that isn't possible, scales all of them.
 */
function allocate(parts: readonly Part[], total: number): number[] {
  const free = parts.filter(({ fixed }) => fixed === null);
  const given = parts.reduce((sum, { fixed }) => sum + (fixed ?? 0), 0);
  const left = total - given;
  const least = Math.min(30, Math.floor(total / parts.length / 2));
  if (free.length > 0 && left >= free.length * Math.max(MIN, least)) {
    const shares = shareTime(free, left);
    let next = 0;
    return parts.map(({ fixed }) => fixed ?? shares[next++] ?? MIN);
  }
  if (free.length === 0 && left === 0) return parts.map(({ fixed }) => fixed ?? MIN);
  return shareTime(
    parts.map((one) => ({ weight: Math.max(1, one.fixed ?? one.least), least: MIN, most: total })),
    total,
  );
}

/** No segment may be longer than four hours: splits longer ones. */
function bearable(segments: DraftSegment[], show: Show): DraftSegment[] {
  const room = MAX_PARTS - segments.length;
  return segments.flatMap((segment) => {
    const pieces = Math.ceil(segment.duration_sec / LONGEST);
    if (pieces < 2 || room < pieces) return [segment];
    const each = Math.floor(segment.duration_sec / pieces);
    return Array.from({ length: pieces }, (_piece, index) => ({
      ...segment,
      ...(index > 0
        ? {
            title: say(show.words.titles.part, { title: segment.title, n: String(index + 1) }, 200),
            questions: [],
            poll: null,
          }
        : {}),
      duration_sec: index < pieces - 1 ? each : segment.duration_sec - each * (pieces - 1),
    }));
  });
}

function tickerOf(show: Show): string[] {
  const { words } = show;
  const names = joined(
    show.guests
      .filter(({ isPublic }) => isPublic)
      .slice(0, 6)
      .map(({ name }) => name),
    words,
  );
  return [
    clip(show.title, 280),
    ...(names ? [say(words.ticker.names, { names }, 280)] : []),
    ...show.topics.slice(0, 4).map((topic) => clip(capital(topic), 280)),
    ...(show.refuses("questions") ? [] : [words.ticker.ask]),
  ];
}

/** Public copy from the title, topics and roster. The rest of the brief isn't public. */
function signupOf(show: Show): PlanDraft["signup"] {
  const { words, language } = show;
  const topics = show.topics.filter((topic) => topic.length <= 90).slice(0, 3);
  const names = joined(
    show.guests
      .filter(({ isPublic }) => isPublic)
      .slice(0, 4)
      .map(({ name }) => name),
    words,
  );
  const asks = !show.refuses("questions");
  return {
    headline: clip(show.title, 160),
    sub: clip(
      speech(
        language,
        topics.length > 0
          ? say(words.signup.about, { topics: joined(topics, words) })
          : asks && words.signup.plain,
        names !== "" && say(words.signup.names, { names }),
        topics.length > 0 && asks && words.signup.questions,
      ),
      400,
    ),
    cta_text: clip(words.signup.cta, 40),
  };
}
