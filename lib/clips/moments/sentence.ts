/** Something said by one person without a break, in milliseconds of the program. */
export interface SaidLine {
  personId: string;
  /** Null if no one is named. */
  speaker: string | null;
  fromMs: number;
  toMs: number;
  text: string;
}

/** A sentence, or what was said between two pauses where there are no full stops. */
export interface Sentence extends SaidLine {
  /** How long no one speaks before it and after it. */
  pauseBefore: number;
  pauseAfter: number;
}

/** Ends of sentences, with what closes them. Decimal points and abbreviations such as “Dr.” don't end any. */
const ENDS =
  /(?<![\s.]\p{L})(?<!(?<!\p{L})(?:mr|mrs|ms|dr|prof|st|sr|jr|vs|approx|hr|fr|nr|ca|bzw|mme|mlle|sra|dra|ud|uds))[.!?…。！？؟]+["'”’»)\]]*(?=\s|$)/giu;
/** A line that stops in a sentence goes on in the person's next line, if that follows within this time. */
const GOES_ON_MS = 1_200;

/** Cuts lines into sentences, in order. A line's time is shared by its letters. */
export function sentencesOf(lines: readonly SaidLine[]): Sentence[] {
  const cut = joinedLines(lines).flatMap(sentencesIn);
  return cut.map((sentence, index) => ({
    ...sentence,
    pauseBefore: Math.max(0, sentence.fromMs - (cut[index - 1]?.toMs ?? 0)),
    pauseAfter: Math.max(0, (cut[index + 1]?.fromMs ?? Number.POSITIVE_INFINITY) - sentence.toMs),
  }));
}

interface Passage extends Omit<SaidLine, "text"> {
  /** Its lines, with the place of each one's first letter. */
  lines: { fromMs: number; toMs: number; place: number }[];
  text: string;
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
      last.lines.push({ fromMs: line.fromMs, toMs: line.toMs, place: last.text.length + 1 });
      last.text += ` ${text}`;
      last.toMs = line.toMs;
    } else passages.push({ ...line, text, lines: [{ fromMs: line.fromMs, toMs: line.toMs, place: 0 }] });
  }
  return passages;
}

/** Whether a sentence ends with a text. */
export const endsSentence = (text: string): boolean =>
  [...text.matchAll(ENDS)].some((match) => match.index + match[0].length === text.length);

function sentencesIn({ personId, speaker, text, lines }: Passage): SaidLine[] {
  const ends = [...text.matchAll(ENDS)].map((match) => match.index + match[0].length);
  if (ends.at(-1) !== text.length) ends.push(text.length);
  let from = 0;
  return ends.flatMap((end) => {
    const start = from + (text.slice(from, end).search(/\S/) + 1 || 1) - 1;
    from = end;
    const said = text.slice(start, end).trim();
    if (said === "") return [];
    const times = { fromMs: timeAt(lines, text.length, start), toMs: timeAt(lines, text.length, end) };
    return [{ personId, speaker, text: said, ...times }];
  });
}

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
