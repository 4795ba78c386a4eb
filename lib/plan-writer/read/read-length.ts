import type { Outline } from "../outline";
import { quoted } from "../patterns";
import { isGossip } from "../words/email-words";
import { CORRECTION, HALF_DAY, NOT_THE_LENGTH, SHOW_LENGTH, WHOLE_DAY } from "../words/show-words";
import { findClockSpans } from "./find-clock-spans";
import { type Duration, findDurations } from "./find-durations";
import type { Line, Reading } from "./read-lines";
import { sentencesOf } from "./sentences";

type Length = NonNullable<Outline["length"]>;
interface Candidate extends Length {
  score: number;
}

const WORKING_DAY = 8 * 3_600;
const HALF_A_DAY = 4 * 3_600;
const MAX_CANDIDATES = 60;

/** Reads the show's length, if the brief states it; `others` says whether it states more than one. */
export function readLength(
  reading: Reading,
  taken: ReadonlySet<number>,
  agendaLines: ReadonlySet<number>,
): { length: Length | null; others: boolean } {
  const found: Candidate[] = [];
  for (const line of reading.lines) {
    if (agendaLines.has(line.at) || found.length > MAX_CANDIDATES) continue;
    found.push(
      // A private remark in one sentence doesn't discard the rest of its line.
      ...sentencesOf(line).flatMap((sentence) =>
        durationsIn({ ...line, ...sentence }, reading.source, taken),
      ),
      ...clockIn(line, reading.source),
      ...bareTotal(line, reading.source),
    );
  }
  if (found.length === 0) found.push(...daysIn(reading));
  const best = found.reduce<Candidate | undefined>(
    (a, b) => (a === undefined || b.score > a.score ? b : a),
    undefined,
  );
  if (!best || best.score < 0) return { length: null, others: false };
  const { seconds, from } = best;
  return {
    length: { seconds, from },
    others: found.some((one) => one.score >= 1 && one.seconds !== seconds),
  };
}

function durationsIn(line: Line, source: string, taken: ReadonlySet<number>): Candidate[] {
  return findDurations(line.text)
    .filter((length) => !taken.has(line.at + length.at) && length.seconds >= 60)
    .map((length) => ({
      seconds: length.seconds,
      from: fromOf(line, length, source),
      score: scoreOf(line, length),
    }));
}

function scoreOf(line: Line, { at, to, seconds }: Duration): number {
  const [before, behind] = [line.text.slice(Math.max(0, at - 36), at), line.text.slice(to, to + 30)];
  const clause = `${before.split(/[.;。]/).at(-1)} ${behind.split(/[.;。]/)[0]}`;
  let score = 1;
  if (line.label === "length") score += 6;
  if (SHOW_LENGTH.test(clause)) score += 2;
  if (
    /^[\s-]?(?:\p{L}+[\s-]){0,2}(?:show|webinar|session|workshop|talk|panel|stream|event|interview)/iu.test(
      behind,
    )
  )
    score += 1;
  if (
    /^の(?:ウェビナー|番組|セミナー|配信|ワークショップ|講座|研修|対談|トーク|パネル|勉強会|イベント|ライブ)/u.test(
      behind,
    )
  )
    score += 2;
  if (CORRECTION.test(before)) score += 2;
  if (
    /(?:at least|pelo menos|mindestens|au moins|al menos|por lo menos|almeno|minstens|少なくとも|davon|waarvon|dont|di cui|de los cuales|dos quais|waarvan|up to|maximal \d+ für|lunch)\s[^.]{0,12}$/iu.test(
      before,
    )
  )
    score -= 1.5;
  if (NOT_THE_LENGTH.test(clause)) score -= 5;
  if (isGossip(line.text)) score -= 2;
  if (line.label === "private") score -= 1;
  if (seconds < 300) score -= 1.5;
  if (line.bullet && line.label === "topics") score -= 2;
  return score;
}

/** "Total 30." is in minutes. */
function bareTotal(line: Line, source: string): Candidate[] {
  const match =
    /(?<![\p{L}])(?:total|insgesamt|gesamt|en total|au total|no total|in totale|totaal)\s?:?\s(\d{2,3})(?=\s*(?:[.,;)]|$))/iu.exec(
      line.text,
    );
  const minutes = Number(match?.[1] ?? 0);
  return match && minutes >= 10
    ? [
        {
          seconds: minutes * 60,
          from: quoted(source.slice(line.at + match.index, line.at + match.index + match[0].length)),
          score: 4,
        },
      ]
    : [];
}

function clockIn(line: Line, source: string): Candidate[] {
  return findClockSpans(line.text)
    .filter(({ end }) => end !== null)
    .map(({ start, end, at, to }) => {
      const clause = line.text.slice(Math.max(0, at - 30), to + 20);
      const isBreak =
        /lunch|break|pause|pausa|pauze|mittag|déjeuner|almuerzo|almoço|pranzo|休憩|昼|setup|doors|rehears|check/iu.test(
          clause,
        );
      return {
        seconds: ((end ?? start) - start) * 60,
        from: quoted(source.slice(line.at + at, line.at + to)),
        score: isBreak ? -4 : 2.5,
      };
    });
}

function daysIn({ lines, source }: Reading): Candidate[] {
  return lines.flatMap((line) => {
    for (const [pattern, seconds] of [
      [HALF_DAY, HALF_A_DAY],
      [WHOLE_DAY, WORKING_DAY],
    ] as const) {
      const match = pattern.exec(line.text);
      if (match)
        return [
          {
            seconds,
            from: quoted(source.slice(line.at + match.index, line.at + match.index + match[0].length)),
            score: 1,
          },
        ];
    }
    return [];
  });
}

/** Returns the length with the word before and after it: "max 45 minutes", "45-minute webinar". */
function fromOf(line: Line, { at, to }: Duration, source: string): string {
  const before =
    /(?:(?<![\p{L}])(?:max\.?|maximal|exactly|about|ca\.|around|etwa|genau|höchstens|up to|dauer:|length:|duration:)\s)$/iu.exec(
      line.text.slice(0, at),
    )?.[0].length ?? 0;
  return quoted(source.slice(line.at + at - before, line.at + to));
}
