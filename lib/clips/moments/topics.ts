import type { Sentence } from "./sentence";
import { type Cue, CueReader } from "./spoken-cues";

/** A sentence, what it does, and its place in the conversation. */
export interface Read extends Sentence {
  /** How many. */
  words: number;
  cues: Cue[];
  pointsBack: boolean;
  /** It says that something was said before, or is on a slide. */
  pointsElsewhere: boolean;
  /** It names something by a pronoun. */
  refersBack: boolean;
  isHousekeeping: boolean;
  isVague: boolean;
  /** The conversation turns to something else with it. */
  opensTopic: boolean;
  /** Someone else spoke before, or no one for a while. */
  startsTurn: boolean;
  /** For how long the same person has spoken before it. */
  spokenMs: number;
  /** Nothing but fragments came before it in its turn. */
  beginsTurn: boolean;
  /** It says hardly anything by its own: “Sure.”, “Half a day, tops.” */
  isFragment: boolean;
}

/** A sentence of up to that many words says little without the one before it. */
const FRAGMENT_WORDS = 4;
/** Words that others have to say about one topic before a question can open the next. */
const ANSWER_WORDS = 25;
/** A question shares words with what it follows up on, in so many sentences before it. */
const NEAR = 6;
const PREAMBLE_WORDS = 20;
/** Of silence. */
const NEW_TURN_MS = 2_500;

const wordsIn = (text: string): number => text.trim().split(/\s+/u).length;

/** Reads sentences in order, and finds where one topic ends and the next begins. */
export function readSentences(sentences: readonly Sentence[], language: string): Read[] {
  const reader = new CueReader(language);
  // Of the turn so far, only fragments: “Ah, the night. You open at night?”
  let isOpening = true;
  let turnFrom = 0;
  const read = sentences.map((sentence, index): Read => {
    const before = sentences[index - 1];
    const all = reader.cuesIn(sentence.text);
    const words = wordsIn(sentence.text);
    const isFragment = words <= FRAGMENT_WORDS && !all.includes("question");
    // “Never mind.” gives no advice.
    const cues = isFragment ? all.filter((cue) => cue === "laugh") : all;
    const startsTurn = before?.personId !== sentence.personId || sentence.pauseBefore >= NEW_TURN_MS;
    if (startsTurn) turnFrom = sentence.fromMs;
    const spokenMs = sentence.fromMs - turnFrom;
    const beginsTurn = startsTurn || isOpening;
    isOpening = beginsTurn && isFragment;
    return {
      ...{ ...sentence, words, cues, opensTopic: false, startsTurn, beginsTurn, spokenMs },
      pointsBack: reader.pointsBack(sentence.text) && !reader.turnsAway(sentence.text),
      pointsElsewhere: reader.pointsElsewhere(sentence.text),
      refersBack: reader.refersBack(sentence.text),
      isHousekeeping: reader.isHousekeeping(sentence.text),
      isVague: reader.isVague(sentence.text),
      isFragment,
    };
  });
  let since = 0;
  for (const [index, sentence] of read.entries()) {
    const opens =
      index === 0 ||
      (read[index - 1]?.isHousekeeping && !sentence.isHousekeeping) ||
      reader.turnsAway(sentence.text) ||
      isNewQuestion(read, index, { since, reader });
    if (!opens) continue;
    since = index;
    sentence.opensTopic = true;
    for (const one of preambleOf(read, index)) one.opensTopic = true;
  }
  for (const [index, { isHousekeeping }] of read.entries())
    if (isHousekeeping) for (const one of preambleOf(read, index)) one.isHousekeeping = true;
  return read;
}

/** Words of the same turn that lead to a sentence: “Right. Good. Let's move on.” */
function preambleOf(read: readonly Read[], index: number): Read[] {
  let from = index;
  while (from > 0 && !read[from]?.startsTurn) from -= 1;
  const led = read.slice(from, index);
  const words = led.reduce((sum, one) => sum + one.words, 0);
  return words <= PREAMBLE_WORDS ? led : led.slice(led.findLastIndex((one) => !one.isFragment) + 1);
}

/** A question about something that wasn't talked about just before, once the last one was answered. */
function isNewQuestion(
  read: readonly Read[],
  index: number,
  { since, reader }: { since: number; reader: CueReader },
): boolean {
  const asked = read[index];
  if (!asked?.cues.includes("question") || reader.refersBack(asked.text)) return false;
  let answered = 0;
  // Not from the topic's first sentence on: a topic may be as long as the show.
  for (let place = index - 1; place >= since && answered < ANSWER_WORDS; place -= 1) {
    const other = read[place];
    if (other && other.personId !== asked.personId) answered += other.words;
  }
  if (answered < ANSWER_WORDS) return false;
  const near = new Set(
    read.slice(Math.max(since, index - NEAR), index).flatMap(({ text }) => reader.stems(text)),
  );
  return reader.stems(asked.text).every((stem) => !near.has(stem));
}
