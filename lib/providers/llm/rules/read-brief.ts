/** What the planner understood of a brief. */
export interface Reading {
  /** Subjects in the order of the brief, at most eight, each a few words. */
  topics: string[];
  /** Points that people should leave with. */
  keyPoints: string[];
  /** People named in the brief, with what is said of them. */
  people: { name: string; about: string }[];
  audience: string | null;
  wantsDemo: boolean;
  wantsPoll: boolean;
  wantsPanel: boolean;
  /** The first full sentence that is not a list. */
  gist: string;
}

const LABELS: [keyof Pick<Reading, "topics" | "keyPoints" | "people"> | "audience", RegExp][] = [
  [
    "topics",
    /^(topics?|agenda|themes?|subjects?|we(?:'ll| will) cover|themen?|inhalte?|sujets?|thèmes?|programme|temas?|contenidos?)$/i,
  ],
  [
    "keyPoints",
    /^(key ?points?|key ?messages?|takeaways?|goals?|learnings?|kernpunkte|botschaften|ziele|points? clés?|messages? clés?|objectifs?|puntos? clave|mensajes? clave|objetivos?)$/i,
  ],
  [
    "people",
    /^(guests?|speakers?|panel(?:ists?)?|with|gäste?|gast|sprecher(?:in)?|redner|mit|invité(?:e|s|es)?|intervenants?|avec|invitad[oa]s?|ponentes?|con)$/i,
  ],
  [
    "audience",
    /^(audience|for|target(?: group)?|zielgruppe|für|publikum|public|pour|público|audiencia|para)$/i,
  ],
];

const NAME =
  "\\p{Lu}[\\p{L}'’.-]+(?: (?:van|von|de|del|da|di|la|le|bin|al|Mc)?\\s?\\p{Lu}[\\p{L}'’.-]+){1,3}";

/** Reads lists, labels, names and wishes out of a brief that a person typed in a hurry. */
export function readBrief(brief: string): Reading {
  const reading: Reading = {
    topics: [],
    keyPoints: [],
    people: [],
    audience: null,
    wantsDemo: false,
    wantsPoll: false,
    wantsPanel: false,
    gist: "",
  };
  const prose: string[] = [];
  let open: string | null = null;
  let listed = false;
  for (const raw of linesOf(brief)) {
    const line = raw.trim();
    if (line === "") {
      open = null;
      continue;
    }
    const labelled = /^[#*_\s]*([\p{L}' ]{2,30}?)[*_]*\s*[:：]\s*(.*)$/u.exec(line);
    const label = labelled && LABELS.find(([, pattern]) => pattern.test((labelled[1] ?? "").trim()))?.[0];
    if (labelled && label) {
      open = label;
      const [list = "", rest = ""] = splitSentence(labelled[2] ?? "");
      listed = list !== "";
      if (list) take(reading, label, list);
      if (rest) prose.push(rest);
      continue;
    }
    const bullet = /^(?:[-*•–—▪]|\d{1,2}[.)])\s+(.+)$/.exec(line)?.[1];
    if (bullet) take(reading, open ?? "topics", bullet, true);
    else if (open && !listed && open !== "audience") take(reading, open, line);
    else prose.push(line);
  }
  readProse(reading, prose.join(" "), brief);
  return tidy(reading);
}

/** Lines, with a label in the middle of a paragraph beginning a line of its own. */
const linesOf = (brief: string): string[] =>
  brief.replace(/([.!?])\s+(?=\p{Lu}[\p{L}' ]{1,20}\s?[:：]\s)/gu, "$1\n").split(/\r?\n/);

/** The list after a label, and what follows it as a sentence of its own. */
const splitSentence = (text: string): string[] =>
  /^(.*?[^.!?][.!?])\s+((?:\p{Lu}|\d+\s+\p{L}).*)$/u.exec(text)?.slice(1) ?? [text];

function take(reading: Reading, kind: string, text: string, whole = false): void {
  if (kind === "people") return void reading.people.push(...peopleIn(text));
  if (kind === "audience") {
    reading.audience ??= text.replace(/[.;]+$/, "");
    return;
  }
  const items = whole ? [text] : splitList(text);
  if (kind === "topics") reading.topics.push(...items);
  else reading.keyPoints.push(...items);
}

/** "a, b and c" → three; commas inside brackets do not count. */
function splitList(text: string): string[] {
  return text
    .replace(/\([^)]*\)/g, (inner) => inner.replaceAll(",", "\u0001"))
    .split(/\s*[;,]\s*(?:(?:and|und|et|y)\s+)?|\s+(?:and|und|et|y)\s+(?=[\p{L}\d][^,;]*$)/u)
    .map((part) => part.replaceAll("\u0001", ",").replace(/[.]+$/, "").trim())
    .filter((part) => part.length > 1);
}

function peopleIn(text: string): Reading["people"] {
  const pattern = new RegExp(`(${NAME})(?:\\s*\\(([^()]{2,120})\\)|\\s*[,–—-]\\s*([^;,.()]{2,80}))?`, "gu");
  return [...text.matchAll(pattern)].map((match) => ({
    name: (match[1] ?? "").trim(),
    about: aboutOf(match[2] ?? match[3]),
  }));
}

const aboutOf = (text: string | undefined): string => {
  const clean = (text ?? "").trim();
  return new RegExp(`^(?:and |und |et |y )?${NAME}`, "u").test(clean) ? "" : clean;
};

function readProse(reading: Reading, prose: string, whole: string): void {
  const sentences =
    prose
      .match(/[^.!?]+[.!?]*(?=\s|$)/g)
      ?.map((sentence) => sentence.trim())
      .filter((sentence) => sentence.length > 8) ?? [];
  reading.gist = sentences[0] ?? "";
  reading.wantsDemo =
    /\b(demo|demonstration|walk-?through|live coding|vorführung|démo(?:nstration)?|demostración)\b/i.test(
      whole,
    );
  reading.wantsPoll = /\b(poll|vote|survey|umfrage|abstimm\w+|sondage|vote|encuesta|votación)\b/i.test(whole);
  reading.wantsPanel =
    /\b(panel|round ?table|debate|podium\w*|diskussion|table ronde|débat|mesa redonda|debate)\b/i.test(whole);
  const covering = COVERING.exec(prose)?.[1];
  if (reading.topics.length === 0 && covering) reading.topics.push(...splitList(covering).slice(0, 5));
  if (reading.topics.length === 0)
    reading.topics.push(
      ...sentences
        .filter((sentence) => !WITH_SOMEBODY.test(sentence))
        .slice(0, 4)
        .map(shorten),
    );
  if (reading.people.length === 0) {
    const named =
      /\b(?:[Ww]ith|[Ff]eaturing|[Gg]uests?|[Ii]nterview(?:ing)?|[Mm]it|[Aa]vec|[Cc]on)\s+((?:\p{Lu}[^.!?\n]*))/u.exec(
        prose,
      )?.[1];
    if (named) reading.people.push(...peopleIn(named));
  }
  reading.audience ??=
    /\b(?:for|für|pour|para)\s+((?:\p{L}+\s){0,2}\p{Ll}{3,}(?:\s\p{Ll}+){0,3})(?=[.,;!?]|$)/u.exec(
      prose,
    )?.[1] ?? null;
}

const COVERING =
  /\b(?:covering|covers|on how|discuss(?:es|ing)?|talk(?:s|ing)? about|(?:geht es|es geht) um|rund um|sprechen über|parler(?:ons|a)? de|autour de|hablamos (?:de|sobre)|se trata de|about)\s+([^.!?\n]{4,200})/iu;
const WITH_SOMEBODY = /^(?:with|mit|avec|con)\s+\p{Lu}/iu;

const TRAILING_PEOPLE = new RegExp(`\\s+(?:with|mit|avec|con)\\s+${NAME}.*$`, "u");

/** A sentence as a subject: its first clause, without the opening small talk. */
function shorten(sentence: string): string {
  const clause =
    sentence.split(/[,;:–—]|\s(?:because|so that|weil|damit|parce que|porque)\s/u)[0] ?? sentence;
  const bare = clause.replace(
    /^(?:we(?:'ll| will| want to)?|this (?:show|webinar|session) (?:is|will be) about|in this (?:show|webinar|session),? we(?:'ll| will)?|wir (?:wollen|werden|zeigen)?|nous (?:allons|voulons)?|vamos a|queremos)\s+/iu,
    "",
  );
  return bare.replace(/[.!?]+$/, "").trim();
}

function tidy(reading: Reading): Reading {
  const unique = (items: string[], most: number) => {
    const seen = new Set<string>();
    return items
      .map((item) =>
        clip(
          item
            .replace(TRAILING_PEOPLE, "")
            .replace(/\s+/g, " ")
            .replace(/[*_#`]+/g, "")
            .trim(),
          90,
        ),
      )
      .filter((item) => item.length > 1 && !seen.has(item.toLowerCase()) && seen.add(item.toLowerCase()))
      .slice(0, most);
  };
  const people = new Map(reading.people.map((person) => [person.name.toLowerCase(), person]));
  return {
    ...reading,
    topics: unique(reading.topics, 8),
    keyPoints: unique(reading.keyPoints, 6),
    people: [...people.values()].slice(0, 12),
    audience: reading.audience ? clip(reading.audience.trim(), 80) : null,
    gist: clip(reading.gist, 300),
  };
}

/** Cuts at a word and never through a surrogate pair. */
export function clip(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  const space = cut.lastIndexOf(" ");
  return `${(space > most * 0.6 ? cut.slice(0, space) : cut).replace(/[\uD800-\uDBFF]$/, "").trimEnd()}…`;
}
