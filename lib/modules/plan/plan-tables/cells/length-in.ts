/** A length as written. "1:30" may be minutes and seconds or hours and minutes, so it has both readings. */
export interface GivenLength {
  seconds: number;
  /** Read as hours and minutes. */
  longer?: number;
}

const NUMBER = String.raw`(\d+(?:[.,]\d+)?)`;
const WORDS = new RegExp(
  String.raw`^(?:${NUMBER}\s*(?:hours?|hrs?|h|stunden?|std)\.?)?\s*(?:${NUMBER}\s*(?:minutes?|minuten?|mins?|m|['′])\.?)?\s*(?:${NUMBER}\s*(?:seconds?|secs?|sekunden?|sek|s|["″])\.?)?$`,
  "i",
);
const HOURS_AND_MINUTES = /^(\d+)\s*h\s*(\d{1,2})$/i;
const PARTS = /^(?:(\d{1,3}):)?(\d{1,3}):(\d{2})$/;

interface Written {
  /** True if bare numbers are seconds, not minutes. */
  inSeconds: boolean;
  /** True for a workbook, where cells contain times as fractions of a day. */
  isWorkbook: boolean;
}

/** Returns the length in a cell. Undefined if it isn't one. */
export function lengthIn(text: string, written: Written): GivenLength | undefined {
  const given = text.trim();
  if (/^\d+(?:[.,]\d+)?$/.test(given)) return { seconds: bare(Number(given.replace(",", ".")), written) };
  const [, hours, minutes, seconds] = PARTS.exec(given) ?? [];
  if (minutes !== undefined) return inParts(hours, Number(minutes), Number(seconds), written);
  const [, wholeHours, rest] = HOURS_AND_MINUTES.exec(given) ?? [];
  if (wholeHours !== undefined) return { seconds: Number(wholeHours) * 3_600 + Number(rest) * 60 };
  const found = given === "" || given.length > LONGEST_TEXT ? null : WORDS.exec(given);
  if (!found) return undefined;
  const [h = 0, m = 0, s = 0] = found.slice(1).map((part) => Number((part ?? "0").replace(",", ".")));
  return { seconds: Math.round(h * 3_600 + m * 60 + s) };
}

function inParts(
  hours: string | undefined,
  minutes: number,
  seconds: number,
  { isWorkbook }: Written,
): GivenLength {
  if (hours !== undefined) {
    const all = Number(hours) * 3_600 + minutes * 60 + seconds;
    return { seconds: isWorkbook ? typedIntoACell(all) : all };
  }
  return { seconds: minutes * 60 + seconds, longer: minutes * 3_600 + seconds * 60 };
}

const LONGEST_TEXT = 60;
const LONGEST = 14_400;

/**
 * Corrects 5:30 typed into a spreadsheet: people mean minutes but get half past five. A length above the
 * maximum is read as minutes and seconds.
 */
const typedIntoACell = (seconds: number): number => (seconds <= LONGEST ? seconds : Math.round(seconds / 60));

function bare(number: number, { inSeconds, isWorkbook }: Written): number {
  if (inSeconds) return Math.round(number);
  if (!isWorkbook || number >= 1) return Math.round(number * 60);
  return typedIntoACell(Math.round(number * 86_400));
}

/** Chooses the readings whose total is closer to the planned duration of the show. */
export function settleLengths(
  lengths: readonly (GivenLength | undefined)[],
  planned: number | null,
): (number | undefined)[] {
  const shorter = lengths.map((one) => one?.seconds);
  const longer = lengths.map((one) => one?.longer ?? one?.seconds);
  if (planned === null) return shorter;
  const farFrom = (all: (number | undefined)[]) =>
    Math.abs(
      Math.log(
        Math.max(
          1,
          all.reduce<number>((sum, one) => sum + (one ?? 0), 0),
        ) / planned,
      ),
    );
  return farFrom(longer) < farFrom(shorter) ? longer : shorter;
}
