import type { NumberKind } from "../../analysis-shape";
import type { LanguageRules } from "../../languages/rules";
import type { Said } from "../../transcript/said";
import type { Amount } from "./amounts";
import { EACH, type Known, PERIODS, ratio } from "./known";
import type { MoneyJudge } from "./money-judge";
import { isTimeOfDay } from "./short-forms";

export interface Read {
  amount: Amount;
  isMoney: boolean;
}

/** Money is talked about for so many sentences after an amount of it. */
const NEAR = 8;
const KEPT = 40;

/** What was said of money so far, which makes clear what "six fifty" or "seven hundred" means. */
export class Heard {
  readonly #known: Known[] = [];
  #one: Said | undefined;
  #isPrice = false;

  constructor(
    readonly rules: LanguageRules,
    readonly judge: MoneyJudge,
  ) {}

  #currency: string | null = null;
  #before = "";

  begin(one: Said, before: Said | undefined, currency: string | null): void {
    this.#currency = currency;
    this.#before = before?.low ?? "";
    const { price } = this.rules.numbers;
    this.#one = one;
    this.#isPrice = price.test(one.low) || (before !== undefined && price.test(before.low));
  }

  /** Takes note of an amount that was read. */
  add({ amount, currency, isCents }: Amount, kind: NumberKind | null): void {
    if (kind === null || kind === "percent" || kind === "duration") return;
    const isMoney = currency !== null || isCents || kind === "price" || kind === "budget";
    this.#known.push({
      ...{ at: this.#one?.at ?? 0, amount, value: Number(amount), isMoney, isCents, currency },
    });
    if (this.#known.length > KEPT) this.#known.shift();
  }

  /** Returns an amount with its meaning, and whether it is money. Null if it can't be known. */
  read(given: Amount, isCounted: boolean): Read | null {
    const read = this.#read(given, isCounted);
    return read?.isMoney ? { ...read, amount: this.#inThousands(read.amount) } : read;
  }

  /** "Thirty thousand instead of a hundred and twenty": where all sums are thousands, it is too. */
  #inThousands(amount: Amount): Amount {
    const { currency, isCents, isRound, short, per } = amount;
    const value = Number(amount.amount);
    if (currency !== null || isCents || isRound || short !== null || per !== null) return amount;
    if (value < 10 || value >= 1_000 || !Number.isInteger(value)) return amount;
    const near = this.#near();
    const isMeant =
      near.every((known) => known.value >= LEAST_OF_THOUSANDS) &&
      near.some((known) => ratio(known.value, value * 1_000) < ALIKE);
    return isMeant ? { ...amount, amount: String(value * 1_000) } : amount;
  }

  #read(given: Amount, isCounted: boolean): Read | null {
    const ruled = this.#byRules(given, isCounted);
    if (isCounted || given.isPercent || given.isDuration || this.#isCertain(given, ruled)) return ruled;
    const isMoney = this.#judged(given, ruled);
    if (isMoney === null || isMoney === (ruled?.isMoney ?? false)) return ruled;
    if (isMoney) return ruled ? { ...ruled, isMoney } : { amount: this.#likeliest(given), isMoney };
    return given.short === null && ruled ? { ...ruled, isMoney } : null;
  }

  /** It has a currency, or is what was said before. */
  #isCertain(given: Amount, ruled: Read | null): boolean {
    if (given.currency !== null || given.isCents || ruled?.amount.isCents) return true;
    const value = Number(given.amount);
    return given.short === null && value >= 5 && this.#known.some((known) => known.value === value);
  }

  #judged(given: Amount, ruled: Read | null): boolean | null {
    const one = this.#one;
    if (!one) return null;
    const values = given.short ?? [Number(given.amount)];
    const value = Math.max(...values);
    const close = one.low.slice(Math.max(0, given.from - 20), given.from);
    const signs = [
      `ruled ${ruled?.isMoney ?? "not"}`,
      ...(this.#isPaid(given, value) ? ["paid"] : []),
      ...(THRESHOLD.test(close) ? ["threshold"] : []),
      ...(this.#isCount(value, close) ? ["count"] : []),
      ...(isTimeOfDay(one.plain, given.from, values) ? ["time"] : []),
    ];
    const [known, before, currency] = [this.#known, this.#before, this.#currency];
    const { rules } = this;
    return this.judge({ given, values, one, before, known, rules, currency, signs }, ruled?.isMoney ?? false);
  }

  #likeliest(given: Amount): Amount {
    const values = given.short ?? [Number(given.amount)];
    const money = this.#known.filter(({ isMoney }) => isMoney);
    return given.short === null ? given : withValue(given, closestOf(values, money, given.per === null));
  }

  #byRules(given: Amount, isCounted: boolean): Read | null {
    if (given.short !== null) return this.#short(given, given.short);
    const isSure = given.currency !== null || given.isCents;
    if (isSure) return { amount: this.#withCurrency(given), isMoney: true };
    const value = Number(given.amount);
    if (given.isPercent || given.isDuration || isCounted || given.noun !== null)
      return { amount: given, isMoney: false };
    const echo = this.#known.findLast((known) => known.value === value && value >= 5);
    if (echo) return { amount: { ...given, currency: echo.currency }, isMoney: echo.isMoney };
    const before = (this.#one?.low ?? "").slice(Math.max(0, given.from - 20), given.from);
    if (THRESHOLD.test(before)) return { amount: given, isMoney: false };
    if (this.#currency !== null && (given.isRound || value >= 1_000))
      return { amount: { ...given, currency: this.#currency }, isMoney: true };
    if (this.#isPaid(given, value)) return { amount: given, isMoney: true };
    const cents = this.#cents(given, value);
    if (cents) return { amount: cents, isMoney: true };
    if (this.#isCount(value, before)) return { amount: given, isMoney: false };
    const near = this.#near();
    const isAlike = near.some((known) => known.at === this.#one?.at && ratio(known.value, value) < 2);
    const isAdded = near.length > 0 && /plus $/u.test(before);
    const hasContext = near.length > 0 || this.#isPrice;
    const isLarge = value >= 100 && hasContext;
    const isRate = given.per !== null && hasContext && value >= 20;
    const isAnswer = near.some(
      (known) => (this.#one?.at ?? 0) - known.at <= 3 && value >= 10 && ratio(known.value, value) < 1.5,
    );
    const last = this.#known.at(-1);
    const isCounting = last !== undefined && !last.isMoney && (this.#one?.at ?? 0) - last.at <= 2;
    const isTold =
      hasContext ||
      this.#one?.side === "ours" ||
      /(?<!\p{L})(?:grand|k|million|mio|millionen)(?!\p{L})|\dk/u.test(this.#one?.low ?? "");
    const isSum =
      isTold &&
      !isCounting &&
      (given.isRound || (value >= 100 && given.per !== null && PERIODS.test(given.per)));
    return { amount: given, isMoney: isAlike || isAdded || isLarge || isRate || isAnswer || isSum };
  }

  /** "They charge us five." */
  #isPaid({ from, per }: Amount, value: number): boolean {
    const { plain = "", low = "" } = this.#one ?? {};
    if (plain.length !== low.length || this.#isVolume(from)) return false;
    const before = low.slice(Math.max(0, from - 60), from);
    return this.rules.numbers.paid.test(before) && (value >= (WEAK.test(before) ? 20 : 5) || per !== null);
  }

  #isVolume = (from: number): boolean =>
    VOLUME.test((this.#one?.low ?? "").slice(Math.max(0, from - 30), from));

  /** Numbers near to one that was counted, or after words for volumes, are no prices. */
  #isCount(value: number, before: string): boolean {
    if (VOLUME.test(before) || COUNTED.test(this.#one?.low ?? "") || COUNTED.test(this.#before)) return true;
    const at = this.#one?.at ?? 0;
    const alike = this.#known.filter((known) => at - known.at <= 4 && ratio(known.value, value) < 1.3);
    return alike.length > 0 && alike.every(({ isMoney }) => !isMoney);
  }

  #short(given: Amount, values: readonly number[]): Read | null {
    const as = (value: number): Amount => withValue(given, value);
    if (given.currency !== null) return { amount: as(values[0] ?? 0), isMoney: true };
    for (const known of this.#known.toReversed())
      for (const value of values) {
        if (known.value === value)
          return { amount: { ...as(value), currency: known.currency }, isMoney: known.isMoney };
        if (known.value === value * 1_000) return { amount: as(known.value), isMoney: known.isMoney };
      }
    if (isTimeOfDay(this.#one?.plain ?? "", given.from, values)) return null;
    const near = this.#near();
    const isPaid = this.#isPaid(given, 100);
    if (near.length === 0 && !this.#isPrice && !isPaid && given.per === null) return null;
    if (near.length === 0 && values.length === 2 && (given.per !== null || isPaid)) {
      const [exact = 0, hundreds = 0] = values;
      if (given.per !== null && EACH.test(given.per)) return { amount: as(exact), isMoney: true };
      if (given.per !== null && PERIODS.test(given.per)) return { amount: as(hundreds), isMoney: true };
    }
    const money = near.length > 0 ? near : this.#known.filter(({ isMoney }) => isMoney);
    if (money.length === 0) return values.length === 1 ? { amount: as(values[0] ?? 0), isMoney: true } : null;
    return { amount: as(closestOf(values, money, given.per === null)), isMoney: true };
  }

  /** Where prices are in cents, "and nine for the others" is too. */
  #cents(given: Amount, value: number): Amount | null {
    if (value >= 100 || value <= 1 || given.per !== null || COUNTING.test(this.#one?.low ?? "")) return null;
    const known = this.#near(NEAR * 2).findLast(
      (other) => other.isCents && ratio(other.value * 100, value) <= 2.5,
    );
    if (!known) return null;
    return {
      ...given,
      amount: String(Math.round(value * 100) / 1e4),
      isCents: true,
      currency: known.currency,
    };
  }

  #withCurrency(given: Amount): Amount {
    if (given.currency !== null) return given;
    const known = this.#near(KEPT).findLast(({ currency }) => currency !== null);
    return { ...given, currency: known?.currency ?? null };
  }

  #near = (reach = NEAR): Known[] =>
    this.#known.filter(({ at, isMoney }) => isMoney && (this.#one?.at ?? 0) - at <= reach);
}

const LEAST_OF_THOUSANDS = 5_000;
const ALIKE = 6;

/** "from 200,000 on" is a quantity if no currency says otherwise. */
const THRESHOLD = /(?:^|\s)(?:ab|from|above|below|up to) $/u;
const VOLUME =
  /(?:^|\s)(?:did|do|had|we do|see|sold|sell|process|book|shipped|ship|used|ordered|order|handle|handled|packen|verschicken|bearbeiten|bestellen)(?: about| around| like| roughly| etwa| rund| so)? $/u;
/** "We've got five", "three times". */
const COUNTING =
  /(?<!\p{L})(?:got|have|had|has|times|or more|or less|together|of (?:them|us|those)|habe[n]?|hatten|mal|davon|zusammen)(?!\p{L})/u;
/** "We're at": it may be anything. */
const WEAK =
  /(?:at|to|be|do|worth|bei|macht|wären|sind|plus|ihnen|dir|euch|mehr als|statt)(?: (?:about|around|roughly|like|just|only|etwa|rund|dann|das))*\s$/u;
const COUNTED = /(?:word count|head ?count|number of|how many|wie viele|anzahl)/u;

const withValue = (given: Amount, value: number): Amount => ({
  ...given,
  amount: String(Math.round(value * 100) / 100),
});

/** Which of the values is most like other amounts of money. "three ninety" may be thousands, where those are. */
function closestOf(values: readonly number[], money: readonly Known[], takesThousands: boolean): number {
  const last = values.at(-1) ?? 0;
  if (money.length === 0) return last;
  const far = (value: number): number => Math.min(...money.map((known) => ratio(known.value, value)));
  const large = takesThousands ? values.filter((value) => value >= 100) : [];
  const thousands = large.map((value) => value * 1_000);
  const [best = last] = [...values, ...thousands].toSorted((one, other) => far(one) - far(other));
  return best;
}
