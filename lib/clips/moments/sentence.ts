/** Something said by one person without a break, in milliseconds of the program. */
export interface SaidLine {
  personId: string;
  /** Null if no one is named. */
  speaker: string | null;
  fromMs: number;
  toMs: number;
  text: string;
  /** Its words with their times, in order; without them, they're estimated by their letters. */
  words?: readonly SaidWord[] | null;
}

interface SaidWord {
  text: string;
  fromMs: number;
  toMs: number;
}

/** A sentence, or what was said between two pauses where there are no full stops. */
export interface Sentence extends Omit<SaidLine, "words"> {
  /** How long no one speaks before it and after it. */
  pauseBefore: number;
  pauseAfter: number;
  /** How many of its words have times. */
  timedWords: number;
}

type Cut = Omit<Sentence, "pauseBefore" | "pauseAfter">;

/** Ends of sentences, with what closes them. Decimal points and abbreviations such as “Dr.” don't end any. */
const ENDS =
  /(?<![\s.]\p{L})(?<!(?<!\p{L})(?:mr|mrs|ms|dr|prof|st|sr|jr|vs|approx|hr|fr|nr|ca|bzw|mme|mlle|sra|dra|ud|uds))[.!?…。！？؟]+["'”’»)\]]*(?=\s|$)/giu;
/** A line that stops in a sentence goes on in the person's next line, if that follows within this time. */
const GOES_ON_MS = 1_200;

/** Cuts lines into sentences, in order. They begin and end with their words, or else where their letters are in a line's time. */
export function sentencesOf(lines: readonly SaidLine[]): Sentence[] {
  const cut = joinedLines(lines).flatMap(sentencesIn);
  return cut.map((sentence, index) => ({
    ...sentence,
    pauseBefore: Math.max(0, sentence.fromMs - (cut[index - 1]?.toMs ?? 0)),
    pauseAfter: Math.max(0, (cut[index + 1]?.fromMs ?? Number.POSITIVE_INFINITY) - sentence.toMs),
  }));
}

interface Passage extends Omit<SaidLine, "text" | "words"> {
  lines: PlacedLine[];
  text: string;
}

/** A line or a word, and the place of its first letter in its passage. */
interface Placed {
  fromMs: number;
  toMs: number;
  place: number;
}

interface PlacedLine extends Placed {
  words: Placed[];
}

/** Returns where a line's words are; none if they aren't those of its text. */
function placedWords(text: string, words: SaidLine["words"], place: number): Placed[] {
  const placed: Placed[] = [];
  let from = 0;
  for (const word of words ?? []) {
    const at = text.indexOf(word.text.trim(), from);
    // Only what is written between words may be left out.
    if (at === -1 || /[\p{L}\p{N}]/u.test(text.slice(from, at))) return [];
    placed.push({ fromMs: word.fromMs, toMs: word.toMs, place: place + at });
    from = at + word.text.trim().length;
  }
  return placed;
}

function joinedLines(lines: readonly SaidLine[]): Passage[] {
  const passages: Passage[] = [];
  for (const line of lines) {
    const text = line.text.trim();
    if (text === "") continue;
    const last = passages.at(-1);
    const goesOn =
      last?.personId === line.personId && line.fromMs - last.toMs < GOES_ON_MS && !endsSentence(last.text);
    if (goesOn) {
      last.lines.push(placedLine(line, text, last.text.length + 1));
      last.text += ` ${text}`;
      last.toMs = line.toMs;
    } else {
      const { personId, speaker, fromMs, toMs } = line;
      passages.push({ personId, speaker, fromMs, toMs, text, lines: [placedLine(line, text, 0)] });
    }
  }
  return passages;
}

const placedLine = ({ fromMs, toMs, words }: SaidLine, text: string, place: number): PlacedLine => ({
  ...{ fromMs, toMs, place },
  words: placedWords(text, words, place),
});

/** Whether a sentence ends with a text. */
export const endsSentence = (text: string): boolean =>
  [...text.matchAll(ENDS)].some((match) => match.index + match[0].length === text.length);

function sentencesIn({ personId, speaker, text, lines }: Passage): Cut[] {
  const ends = [...text.matchAll(ENDS)].map((match) => match.index + match[0].length);
  if (ends.at(-1) !== text.length) ends.push(text.length);
  let from = 0;
  return ends.flatMap((end) => {
    const start = from + (text.slice(from, end).search(/\S/) + 1 || 1) - 1;
    from = end;
    const said = text.slice(start, end).trim();
    if (said === "") return [];
    const [first, last] = [wordFrom(lines, start), wordBefore(lines, end)];
    const fromMs = first?.fromMs ?? timeAt(lines, text.length, start);
    const toMs = Math.max(fromMs, last?.toMs ?? timeAt(lines, text.length, end));
    const timedWords = lines.reduce(
      (sum, { words }) => sum + words.filter(({ place }) => place >= start && place < end).length,
      0,
    );
    return [{ personId, speaker, text: said, fromMs, toMs, timedWords }];
  });
}

const lineAt = (lines: readonly PlacedLine[], place: number): PlacedLine | undefined =>
  lines.findLast((line) => line.place <= place) ?? lines[0];

/** The word that a sentence begins with. */
const wordFrom = (lines: readonly PlacedLine[], place: number): Placed | undefined =>
  lineAt(lines, place)?.words.findLast((word) => word.place <= place);

/** The word that a sentence ends with. */
const wordBefore = (lines: readonly PlacedLine[], place: number): Placed | undefined =>
  lineAt(lines, place - 1)?.words.findLast((word) => word.place < place);

/** Returns when the letter at a place is said; at the end of a line, when that line ends. */
function timeAt(lines: Passage["lines"], length: number, place: number): number {
  const index = Math.max(
    0,
    lines.findLastIndex((line) => line.place <= place),
  );
  const line = lines[index];
  if (!line) return 0;
  const end = (lines[index + 1]?.place ?? length + 1) - 1;
  const share = Math.min(1, (place - line.place) / Math.max(1, end - line.place));
  return Math.round(line.fromMs + (line.toMs - line.fromMs) * share);
}
