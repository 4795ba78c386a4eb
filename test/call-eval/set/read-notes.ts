import { ELEMENTS, type Element, type Side } from "../shape";
import { type Allowed, type Ask, type Expected, FACTS, type Fact } from "./expected";

export interface Note {
  /** The file, for errors. */
  at: string;
  lines: number[];
  text: string;
}

type Merged = Note & { kind: string; optional: boolean; rest: string };

/** What the notes of a call expect. The guide has their grammar. */
export function expectedOf(notes: readonly Note[], lastLine: number, sides: Record<string, Side>) {
  const expected: Expected = {
    next_steps: [],
    numbers: [],
    objections: [],
    questions: [],
    competitors: [],
    dates: [],
    qualification: [],
    risks: [],
    topics: [],
    sides,
    traps: [],
    labels: Object.keys(sides).length > 0,
  };
  const answers: Ask[] = [];
  for (const note of merge(notes)) read(note, expected, answers);
  closeTopics(expected, lastLine);
  return { expected, answers };
}

/** The same value on several lines is one item; so are notes with the same `#name`. */
function merge(notes: readonly Note[]): Merged[] {
  const all: Merged[] = [];
  const byKey = new Map<string, Merged>();
  for (const note of notes) {
    const [, kind = "", mark, rest = ""] = /^(\w+)(\?)? ?(.*)$/.exec(note.text) ?? [];
    const name = /^#\w+/.exec(rest)?.[0];
    const isSame =
      ["number", "competitor", "answers"].includes(kind) || (kind === "date" && !rest.startsWith("-"));
    const element = kind === "meddicc" ? rest.split(" ")[0] : undefined;
    const key = name ?? element ?? (isSame ? rest : undefined);
    const before = key === undefined ? undefined : byKey.get(`${kind} ${key}`);
    if (before) {
      before.lines.push(...note.lines);
      before.optional &&= mark === "?";
      continue;
    }
    const merged = {
      ...note,
      lines: [...note.lines],
      kind,
      optional: mark === "?",
      rest: name ? rest.slice(name.length).trim() : rest,
    };
    all.push(merged);
    if (key !== undefined) byKey.set(`${kind} ${key}`, merged);
  }
  return all;
}

function read({ at, kind, optional, rest, lines, text }: Merged, expected: Expected, answers: Ask[]): void {
  const wrong = () => new Error(`${at}: can't read "${text}"`);
  const words = rest.split(" ");
  const item = { lines, optional };
  switch (kind) {
    case "next": {
      const fields = rest.split(";").map((field) => field.trim());
      const value = (name: string) => fields.find((field) => field.startsWith(`${name}=`))?.split("=")[1];
      if (!fields.every((field) => /^(?:owner=|due=|agreed$|offered$|either$)/.test(field))) throw wrong();
      const agreed = fields.includes("either") ? null : fields.includes("agreed");
      expected.next_steps.push({
        ...item,
        owner: allowed(value("owner")),
        due: allowed(value("due")),
        agreed,
      });
      break;
    }
    case "number":
      expected.numbers.push({
        ...item,
        kind: allowed(words[0]),
        amount: allowed(words[1]),
        currency: allowed(words[2]),
      });
      break;
    case "objection":
      if (!/^\S+ (?:resolved|open|either)$/.test(rest)) throw wrong();
      expected.objections.push({ ...item, kind: allowed(words[0]), resolved: is("resolved", words[1]) });
      break;
    case "question":
      if (!/^(?:answered|open|either)$/.test(rest)) throw wrong();
      expected.questions.push({ ...item, answered: is("answered", rest) });
      break;
    case "competitor":
      expected.competitors.push({ ...item, names: rest.split("|") });
      break;
    case "date":
      expected.dates.push({ ...item, date: allowed(rest) });
      break;
    case "meddicc":
      if (!ELEMENTS.includes(words[0] as Element)) throw wrong();
      expected.qualification.push({ ...item, element: words[0] as Element, state: allowed(words[1]) });
      break;
    case "risk":
      expected.risks.push({ ...item, kind: rest === "" ? null : rest });
      break;
    case "topic":
      expected.topics.push({
        words: rest === "-" ? [] : rest.split(",").map((word) => word.trim().toLowerCase()),
        from: lines[0] ?? 1,
        to: 0,
        optional,
      });
      break;
    case "trap":
      if (!FACTS.includes(words[0] as Fact) || words.length < 2) throw wrong();
      expected.traps.push({ fact: words[0] as Fact, lines, why: words.slice(1).join(" ") });
      break;
    case "answers":
      answers.push({ question: rest, lines });
      break;
    default:
      throw wrong();
  }
}

/** A topic lasts until the next one; one without words only ends the one before. */
function closeTopics(expected: Expected, lastLine: number): void {
  const { topics } = expected;
  for (const [at, topic] of topics.entries()) topic.to = (topics[at + 1]?.from ?? lastLine + 1) - 1;
  expected.topics = topics.filter(({ words }) => words.length > 0);
}

const is = (yes: string, word: string | undefined): boolean | null =>
  word === "either" ? null : word === yes;

/** `a|b|-`: any of these, `-` for none. */
function allowed(text: string | undefined): Allowed {
  if (text === undefined || text === "") return [null];
  return text.split("|").map((value) => (value === "-" ? null : value));
}
