import type { ExpectedTopic, Line } from "../set/expected";
import type { Analysis, Side, Topic } from "../shape";
import { type Compared, compare, emptyTally, squeezed, type Tally, words } from "./match";

/** How many lines earlier a topic may begin than expected. */
const EARLY = 3;

/**
 * A topic is found where one with a word of its name begins among its lines. One that isn't expected is right if
 * its own lines say its name.
 */
export function compareTopics(
  topics: readonly Topic[],
  expected: readonly ExpectedTopic[],
  lines: readonly Line[],
): Compared<Topic, ExpectedTopic> {
  const isNamed = ({ name, from_line, to_line }: Topic) => {
    const said = lines
      .filter(({ line }) => line >= from_line && line <= to_line)
      .flatMap(({ text }) => words(text));
    return words(name).some((word) => word.length > 3 && said.some((other) => isSameWord(word, other)));
  };
  return compare(
    topics,
    expected,
    (topic, wanted) => {
      const begins = topic.from_line >= wanted.from - EARLY && topic.from_line <= wanted.to;
      const named = wanted.words
        .flatMap(words)
        .some((word) => words(topic.name).some((other) => isSameWord(word, other)));
      return begins && named ? 1 / (1 + Math.abs(topic.from_line - wanted.from)) : 0;
    },
    { isFine: isNamed },
  );
}

/** "Price", "prices" and "pricing" are one word; so is a German compound that begins with it. */
export function isSameWord(one: string, other: string): boolean {
  const [short = "", long = ""] = [one, other].sort((first, second) => first.length - second.length);
  if (short === long) return true;
  const stem = short.length > 4 ? short.slice(0, Math.max(4, short.length - 2)) : short;
  return stem.length >= 4 && long.startsWith(stem);
}

/** "Mind body" and "Mindbody", "Locus" and "Locus Robotics". */
export const isOneOf = (given: string, names: readonly string[]): boolean =>
  names.some((name) => isSameName(given, name));

function isSameName(given: string, expected: string): boolean {
  const [one, other] = [squeezed(given), squeezed(expected)];
  if (one === "" || one === other) return one !== "";
  return (
    words(expected).includes(one) || other.startsWith(one) || one.startsWith(other) || other.endsWith(one)
  );
}

/** An analysis need not say who is on which side; what it says has to be right. */
export function shareOfSides(analysis: Analysis, sides: Record<string, Side>): Tally {
  const tally = emptyTally();
  if (!analysis.speakers) return tally;
  const given = new Map(analysis.speakers.map(({ name, side }) => [squeezed(name), side]));
  for (const [name, side] of Object.entries(sides)) {
    const said = given.get(squeezed(name)) ?? null;
    tally.expected++;
    if (said !== null) tally.given++;
    if (said === side) {
      tally.right++;
      tally.found++;
    }
  }
  return tally;
}
