import type { DateWords } from "../../languages/rules";
import { countWords } from "../../transcript/clean";
import { isRate, isSpan } from "./arranged";
import {
  compareDays,
  type Day,
  isReal,
  lastOf,
  plusDays,
  plusMonths,
  type Span,
  weekdayOf,
} from "./calendar";
import { numberOf } from "./number-words";
import { isAfterFront, isShare } from "./shares";

export interface FoundDate extends Span {
  text: string;
  /** Null if it's no single day, or not sure which. */
  day: Day | null;
}

/** What dates are resolved against. */
export interface Today {
  day: Day | null;
  zone: string | undefined;
}

const AMERICAN =
  /^(?:America\/(?!Sao_Paulo|Argentina|Santiago|Bogota|Lima|Mexico_City|Caracas|Montevideo)|US\/|Pacific\/Honolulu)/u;

/** Finds dates in a sentence in lower case. Compiled once for a language. */
export class DateFinder {
  readonly #months: RegExp;
  readonly #weekdays: RegExp;
  readonly #numberedDays: RegExp;
  /** Days that were said with their month, for when only the number comes back. */
  readonly #saidDays = new Map<number, Day>();
  /** What a weekday means once its date was said. */
  readonly #saidWeekdays = new Map<number, Day>();
  readonly #days: RegExp;
  readonly #monthOf = new Map<string, number>();
  readonly #weekdayOf = new Map<string, number>();
  readonly #any: RegExp;

  constructor(
    readonly words: DateWords,
    readonly today: Today,
  ) {
    const months = named(words.months, this.#monthOf, 1);
    const weekdays = named(words.weekdays, this.#weekdayOf, 0);
    const spelled =
      Object.keys(words.ordinals)
        .toSorted((a, b) => b.length - a.length)
        .join("|") || "(?!)";
    const cardinals =
      Object.keys(words.cardinals ?? {})
        .toSorted((a, b) => b.length - a.length)
        .join("|") || "(?!)";
    this.#numberedDays = new RegExp(
      String.raw`(?<=(?:^|[\s,])(on|by|until|till|for|before|hold|\p{L}+day|so|of|) ?)the (?:(\d{1,2})(?:st|nd|rd|th)|(${spelled}))(?=$|[.,?!;:]| (?:that's|that is|it's|if|so|and|works?|is|was|yeah|then|at|i'm|i am|would|sounds|we|okay|to|it)(?!\p{L}))`,
      "gu",
    );
    const [ordinal, of] = [String.raw`(?:st|nd|rd|th|er|\.)?`, "(?: of| de|,)?"];
    this.#months = new RegExp(
      String.raw`(?<![\p{L}\d])(?:(?:the |den |dem |le |el )?(\d{1,2}|${spelled})${ordinal}${of}\s(${months})\.?(?!\p{L})|(${months})\.?\s(?:the )?(\d{1,2}|${spelled}|${cardinals})(?:st|nd|rd|th)?(?!\p{L})(?![\d:]|,\d|\s?(?:am|pm|uhr|%|percent|thousand|k\b)))(?:,?\s(?:de |del )?(\d{4}))?`,
      "gu",
    );
    this.#weekdays = new RegExp(String.raw`(?<!\p{L})(${weekdays})(?!\p{L})`, "gu");
    this.#days = new RegExp(String.raw`(?<!\p{L})(${Object.keys(words.days).join("|")})(?!\p{L})`, "gu");
    this.#any = new RegExp(
      `\\d[./-]\\d|the \\d|the (?:${spelled})|${months}|${weekdays}|${Object.keys(words.days).join("|")}|day|week|month|quarter|year|q[1-4]|eo[dwmqy]|tonight|today|after|even|tag|woche|wochen|monat|quartal|jahr|heute|abend|jour|semaine|mois|trimestre|année|soir|día|semana|mes|año|hoy|tarde`,
      "u",
    );
  }

  find(low: string): FoundDate[] {
    if (!this.#any.test(low)) return [];
    const found = [
      ...this.#numeric(low),
      ...this.#written(low),
      ...this.#numbered(low),
      ...this.#named(low),
      ...this.#phrases(low),
      ...this.#relative(low),
    ];
    const kept: FoundDate[] = [];
    for (const one of found) if (!kept.some(({ from, to }) => one.from < to && one.to > from)) kept.push(one);
    return this.#withoutDoubles(
      kept.toSorted((a, b) => a.from - b.from),
      low,
    );
  }

  /** "Thursday, June 4": one date, not two. */
  #withoutDoubles(found: FoundDate[], low: string): FoundDate[] {
    return found.filter((one, index) => {
      const next = found[index + 1];
      const last = found[index - 1];
      if (
        next &&
        this.#isWeekday(one) &&
        !this.#isWeekday(next) &&
        /^,?\s?(?:the |den |dem |le |el |der )?$/u.test(low.slice(one.to, next.from))
      )
        return false;
      return !(
        last &&
        this.#isWeekday(one) &&
        !this.#isWeekday(last) &&
        /^,?\s?\(?$/u.test(low.slice(last.to, one.from))
      );
    });
  }

  #isWeekday = ({ text }: FoundDate): boolean => this.#weekdayOf.has(text);

  *#numeric(low: string): Generator<FoundDate> {
    for (const match of low.matchAll(/(?<![\d.,/-])(\d{4})-(\d{2})-(\d{2})(?!\d)/gu))
      yield dated(match, { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) });
    for (const match of low.matchAll(
      /(?<![\d.,/:-])(\d{1,2})([./])(\d{1,2})(?:\2(\d{4}|\d{2})?)?(?![\d%/]|[.,]\d)/gu,
    )) {
      const [, first, sign, second, year] = match;
      const [a, b] = [Number(first), Number(second)];
      // A decimal, unless there's a year or a second full stop.
      if (sign === "." && (this.words.order === "by-zone" || !(year !== undefined || match[0].endsWith("."))))
        continue;
      if (
        a < 1 ||
        b < 1 ||
        (a > 12 && b > 12) ||
        a > 31 ||
        b > 31 ||
        match[0] === "24/7" ||
        match[0] === "50/50"
      )
        continue;
      if (year === undefined && this.#isShare(low, match)) continue;
      const order = this.#orderOf(a, b);
      if (order === null) yield dated(match, null);
      else {
        const [day, month] = order === "day" ? [a, b] : [b, a];
        yield dated(match, this.#withYear(month, day, year));
      }
    }
  }

  #isShare(low: string, match: RegExpExecArray): boolean {
    const [text, first = "", sign = "", second = ""] = match;
    const [before, after] = [low.slice(0, match.index), low.slice(match.index + text.length)];
    const english = this.words.order === "by-zone" ? low : null;
    const isDated = isAfterFront(before, (word) => this.#weekdayOf.has(word), english);
    return isShare({ before, after, sign, first, second }, isDated);
  }

  #orderOf(a: number, b: number): "day" | "month" | null {
    if (a > 12) return "day";
    if (b > 12) return "month";
    if (this.words.order === "day-first" || a === b) return "day";
    const { zone } = this.today;
    if (zone === undefined || zone === "UTC" || zone.startsWith("Etc/")) return null;
    return AMERICAN.test(zone) ? "month" : "day";
  }

  *#written(low: string): Generator<FoundDate> {
    for (const match of low.matchAll(this.#months)) {
      const month = this.#monthOf.get(match[2] ?? match[3] ?? "");
      if (match[3] === "may" && MODAL.test(low.slice(0, match.index))) continue;
      const said = match[1] ?? match[4] ?? "";
      const day = this.words.ordinals[said] ?? this.words.cardinals?.[said] ?? Number(said);
      if (month === undefined || !(day >= 1 && day <= 31)) continue;
      const full = this.#withYear(month, day, match[5]);
      if (full) this.#saidDays.set(day, full);
      yield dated(match, full);
    }
  }

  /** "Tuesday the 9th", "by the fifteenth": the next day with that number, or the one that was said before. */
  *#numbered(low: string): Generator<FoundDate> {
    if (this.words.order !== "by-zone") return;
    for (const match of low.matchAll(this.#numberedDays)) {
      const [, front = "", digits, word] = match;
      // "the first" alone is mostly no day.
      if (word !== undefined && !/^(?:on|by|until|till|before|hold|\p{L}+day)$/u.test(front)) continue;
      const day = digits === undefined ? (this.words.ordinals[word ?? ""] ?? 0) : Number(digits);
      if (day < 1 || day > 31) continue;
      const isPast = /^ was(?!\p{L})/u.test(low.slice(match.index + match[0].length));
      const weekday = this.#weekdayOf.get(front);
      const same = weekday === undefined ? null : this.#dayWithWeekday(day, weekday);
      const full = this.#saidDays.get(day) ?? same ?? this.#dayWithNumber(day, isPast);
      if (same && full) {
        this.#saidDays.set(day, full);
        this.#saidWeekdays.set(weekdayOf(full), full);
      }
      yield dated(match, full);
    }
  }

  /** "Tuesday the fourteenth": the first 14th within half a year that is a Tuesday. */
  #dayWithWeekday(day: number, weekday: number): Day | null {
    const { day: today } = this.today;
    if (today === null) return null;
    for (let months = 0; months < 6; months += 1) {
      const one = { ...plusMonths({ ...today, day: 1 }, months), day };
      if (isReal(one) && compareDays(one, today) > 0 && weekdayOf(one) === weekday) return one;
    }
    return null;
  }

  #dayWithNumber(day: number, isPast: boolean): Day | null {
    const { day: today } = this.today;
    if (today === null) return null;
    const same = { ...today, day };
    const isHere = isPast ? day <= today.day : day > today.day;
    return real(isHere ? same : { ...plusMonths({ ...today, day: 1 }, isPast ? -1 : 1), day });
  }

  #withYear(month: number, day: number, year: string | undefined): Day | null {
    if (year !== undefined) {
      const full = year.length === 2 ? 2000 + Number(year) : Number(year);
      return real({ year: full, month, day });
    }
    const { day: today } = this.today;
    if (today === null) return null;
    const same = { year: today.year, month, day };
    // What's long ago this year is meant for the next one.
    return real(compareDays(same, today) < -60 * 86_400_000 ? { ...same, year: today.year + 1 } : same);
  }

  *#phrases(low: string): Generator<FoundDate> {
    const today = this.today.day;
    const { words } = this;
    const at = (make: (day: Day) => Day): Day | null => (today === null ? null : make(today));
    const friday = (day: Day) => plusDays(day, 4 - weekdayOf(day) + (weekdayOf(day) > 4 ? 7 : 0));
    const each: [RegExp, Day | null][] = [
      [words.endOfNextWeek, at((day) => plusDays(day, 11 - weekdayOf(day)))],
      [
        words.endOfNextMonth,
        at((day) => {
          const next = plusMonths({ ...day, day: 1 }, 1);
          return lastOf(next.year, next.month);
        }),
      ],
      [words.endOfDay, today],
      [words.endOfWeek, at(friday)],
      [words.endOfMonth, at((day) => lastOf(day.year, day.month))],
      [words.endOfQuarter, at((day) => lastOf(day.year, Math.ceil(day.month / 3) * 3))],
      [words.endOfYear, at((day) => ({ year: day.year, month: 12, day: 31 }))],
    ];
    for (const [pattern, day] of each) {
      const match = pattern.exec(low);
      if (match) yield dated(match, day);
    }
    for (const match of low.matchAll(this.#monthNames())) {
      const before = words.endOf.exec(low.slice(0, match.index));
      const month = this.#monthOf.get(match[1] ?? "");
      if (!before || month === undefined) continue;
      const day = at((now) => lastOf(now.year + (month < now.month ? 1 : 0), month));
      yield {
        from: before.index,
        to: match.index + match[0].length,
        text: `${before[0]}${match[0]}`.trim(),
        day,
      };
    }
    const quarter =
      /(?<!\p{L})(?:end of|ende|fin du|fin de|finales de|final del) (?:the )?q([1-4])(?!\p{L}|\d)/u.exec(low);
    if (quarter) {
      const month = Number(quarter[1]) * 3;
      yield dated(
        quarter,
        at((now) => lastOf(now.year + (month < now.month ? 1 : 0), month)),
      );
    }
    const vague = words.vague.exec(low);
    if (vague) yield dated(vague, null);
  }

  #names: RegExp | undefined;
  #monthNames(): RegExp {
    this.#names ??= new RegExp(String.raw`(?<!\p{L})(${[...this.#monthOf.keys()].join("|")})(?!\p{L})`, "gu");
    return this.#names;
  }

  *#relative(low: string): Generator<FoundDate> {
    for (const match of low.matchAll(this.#days)) {
      if (/(?:guten|heute|gestern|jeden|am|tag|la) $/u.test(low.slice(0, match.index))) continue;
      const distance = this.words.days[match[1] ?? ""];
      const today = this.today.day;
      yield dated(match, today === null || distance === undefined ? null : plusDays(today, distance));
    }
    for (const match of low.matchAll(this.words.inSome)) {
      const many = numberOf(match[1] ?? "");
      const unit = this.words.unitDays[match[2] ?? ""];
      const today = this.today.day;
      if (unit === undefined || isRate(low, match)) continue;
      const { unreal, ahead } = this.words;
      const day =
        today === null || many === null || unreal.test(low) || isSpan(low, match, ahead)
          ? null
          : unit === "month"
            ? plusMonths(today, many)
            : unit === "year"
              ? plusMonths(today, many * 12)
              : plusDays(today, many * unit);
      yield dated(match, day);
    }
  }

  *#named(low: string): Generator<FoundDate> {
    for (const match of low.matchAll(this.#weekdays)) {
      const weekday = this.#weekdayOf.get(match[1] ?? "");
      if (weekday === undefined) continue;
      const before = low.slice(Math.max(0, match.index - 24), match.index);
      const isHabit = this.words.habit.test(before) || CRAZY.test(low.slice(match.index + match[0].length));
      if (isHabit) continue;
      const isAhead = countWords(low) < 7 || this.words.ahead.test(low);
      const next = this.words.next.exec(before);
      const last = this.words.last.exec(before);
      const front = next ?? last ?? this.words.this.exec(before);
      const from = match.index - (front?.[0].length ?? 0);
      const to = match.index + match[0].length;
      const week = NEXT_WEEK.exec(low.slice(to, to + 40));
      const inNextWeek = week !== null || IN_NEXT_WEEK.test(before);
      const end = to + (week?.[0].length ?? 0);
      const start = inNextWeek
        ? (IN_NEXT_WEEK.exec(before)?.index ?? 24) + Math.max(0, match.index - 24)
        : from;
      yield {
        ...{ from: Math.min(start, from), to: end, text: low.slice(from, end).trim() },
        day:
          (front || inNextWeek ? undefined : this.#saidWeekdays.get(weekday)) ??
          (isAhead || front ? this.#weekday(weekday, next !== null || inNextWeek, last !== null) : null),
      };
    }
  }

  /** A weekday is the next one after the call; "next Tuesday" that of the week after. */
  #weekday(weekday: number, isNext: boolean, isLast: boolean): Day | null {
    const today = this.today.day;
    if (today === null) return null;
    const monday = plusDays(today, -weekdayOf(today));
    if (isLast) {
      const same = plusDays(monday, weekday);
      return compareDays(same, today) < 0 ? same : plusDays(same, -7);
    }
    if (isNext) return plusDays(monday, weekday + 7);
    const ahead = (weekday - weekdayOf(today) + 7) % 7;
    return plusDays(today, ahead === 0 ? 7 : ahead);
  }
}

/** "Monday's crazy": not that day. */
const CRAZY = /^'s (?!fine|good|great|perfect|ok|better|best|works)/u;

/** "next week Tuesday", "Tuesday next week". */
const IN_NEXT_WEEK =
  /(?:next week|nächste woche|nächster woche|kommende woche|kommenden woche|semaine prochaine|próxima semana|semana que viene)(?: on| am|,| le| el)? $/u;
const NEXT_WEEK =
  /^,? (?:of )?(?:next week|nächster? woche|kommender? woche|prochaine?|de la semaine prochaine|de la próxima semana|que viene|próximo)(?!\p{L})/u;
/** "you may 3 times". */
const MODAL = /(?:you|we|i|they|it|that|he|she|this) $/u;

const real = (day: Day): Day | null => (isReal(day) ? day : null);

const dated = (match: RegExpExecArray | RegExpMatchArray, day: Day | null): FoundDate => {
  const from = match.index ?? 0;
  return { from, to: from + match[0].length, text: match[0], day: day && isReal(day) ? day : null };
};

/** Lists names as one pattern; each entry may have several. */
function named(entries: readonly string[], into: Map<string, number>, base: number): string {
  entries.forEach((entry, index) => {
    for (const name of entry.split("|")) into.set(name, index + base);
  });
  return [...into.keys()].toSorted((a, b) => b.length - a.length).join("|");
}
