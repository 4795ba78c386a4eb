import { plainName } from "@/lib/platform/tables/plain-name";
import { DEFAULT_TITLES, SEGMENT_TYPES, type SegmentType } from "@/lib/stage";

/** Common names of segment types, without punctuation, spaces and capitals. */
const NAMES: Record<SegmentType, string> = {
  intro: "introduction welcome opening einleitung eroffnung begrussung begrußung willkommen",
  talk: "keynote lecture speech vortrag impuls impulsvortrag",
  interview: "firesidechat conversation gesprach",
  panel: "paneldiscussion discussion roundtable podium diskussion podiumsdiskussion",
  demo: "demonstration livedemo vorfuhrung",
  poll: "vote survey umfrage abstimmung",
  qa: "questions questionsandanswers fragen fragerunde fragenundantworten",
  hot_take: "",
  quote: "zitat",
  video: "clip film trailer einspieler",
  break: "coffeebreak intermission pause kaffeepause",
  outro: "closing wrapup goodbye farewell verabschiedung abschluss ausklang schluss schluß",
};

const KIND_OF = new Map(
  SEGMENT_TYPES.flatMap((type) =>
    [plainName(type), plainName(DEFAULT_TITLES[type]), ...NAMES[type].split(" ")]
      .filter(Boolean)
      .map((name) => [name, type] as const),
  ),
);

/** Returns the segment type that a word names. Undefined for any other text. */
export const kindIn = (text: string): SegmentType | undefined => KIND_OF.get(plainName(text));
