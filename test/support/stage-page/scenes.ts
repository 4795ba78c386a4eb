import { initialState, type StagePerson, type StageState } from "@/lib/stage";

/** A stage to compare, with what the description adds to its state. */
export interface StageScene {
  name: string;
  state: StageState;
  votes: readonly number[] | null;
  /** Who has their camera on; the others are drawn. */
  cameras: readonly string[];
  screenOf: string | null;
  /** Whether the show has a logo, and the slide an image. */
  logo: boolean;
  slide: boolean;
  /** The layers that it shows, as the page names them. */
  layers: readonly string[];
}

const person = (identity: string, name: string, more: Partial<StagePerson> = {}): StagePerson => ({
  ...{ identity, name, title: "", kind: "guest", muted: false },
  ...more,
});

const ana = person("ana", "Ana Ruíz");
const ben = person("ben", "Benoît Lefèvre", { muted: true });
const mei = person("mei", "Mei Tanaka-Größe");
const lee = person("lee", "Lee van der Berg");

const LATER = "2099-01-01T00:00:00.000Z";
const AT = "2026-05-04T18:00:00.000Z";

const scene = (
  name: string,
  state: Partial<StageState>,
  layers: readonly string[],
  more: Partial<Omit<StageScene, "name" | "state" | "layers">> = {},
): StageScene => ({
  ...{ name, votes: null, cameras: ["ana", "ben", "mei", "lee"], screenOf: null, logo: false, slide: false },
  ...more,
  layers,
  state: { ...initialState({ title: "How we cut our cloud bill in half" }), phase: "live", ...state },
});

const deck = (page: Partial<StageState["deck"]["pages"][number]>): StageState["deck"] => ({
  visible: true,
  presentation_id: "deck",
  page: 3,
  page_count: 12,
  pages: [{ number: 3, title: "", lines: [], image: null, ...page }],
});

const ticker = {
  visible: true,
  items: [
    "Doors open in Lisbon on 12 June",
    "Fragen bitte über das Q&A-Feld",
    "Replay für alle Angemeldeten",
  ],
};

/** The layers one after another, each with text as it is in shows. */
export const SCENES: readonly StageScene[] = [
  scene(
    "solo with a lower third",
    {
      layout: "solo",
      stage: [ana],
      lower_third: { identity: "ana", title: "Ana Ruíz", subtitle: "Head of Platform, Northwind" },
    },
    ["lower-third"],
  ),
  scene(
    "duo with a poll and its results",
    {
      layout: "duo",
      stage: [ana, ben],
      poll: {
        id: "poll",
        question: "Was kostet euch am meisten?",
        options: ["Rechenzeit", "Speicher, den niemand mehr braucht", "Netzwerk", "Weiß ich nicht"],
        state: "open",
        results_shown: true,
      },
    },
    ["poll"],
    { votes: [42, 31, 9, 3] },
  ),
  scene(
    "grid of four with a question, two cameras off",
    {
      layout: "grid",
      stage: [ana, ben, mei, lee],
      question: {
        id: "q",
        text: "¿Cómo evitáis que los equipos vuelvan a gastar de más cuando termina el proyecto?",
        author: "María José Núñez",
      },
    },
    ["question"],
    { cameras: ["ana", "mei"] },
  ),
  scene(
    "presentation with a slide card, ticker and call to action",
    {
      layout: "present",
      stage: [ana, ben],
      deck: deck({
        title: "Three quarters of the bill came from idle machines that nobody owned",
        lines: ["Nights and weekends", "Test environments after a release", "Snapshots of deleted volumes"],
      }),
      ticker,
      cta: { visible: true, label: "Get the checklist", url: "https://example.com/list" },
    },
    ["slide", "ticker", "cta"],
  ),
  scene(
    "presentation with an image and a lower third over the frame",
    {
      layout: "present",
      stage: [ana, lee],
      deck: deck({ image: "/slide.png" }),
      lower_third: { identity: null, title: "Part 2: what we changed", subtitle: "" },
      captions: { on: false, language: null },
    },
    ["lower-third"],
    { slide: true },
  ),
  scene(
    "quote beside a speaker, with a ticker",
    {
      layout: "solo",
      stage: [mei],
      quote: {
        id: "quote",
        text: "On ne coupe pas une facture, on coupe l’habitude qui l’a fait grossir.",
        author: "Benoît Lefèvre",
        at: AT,
        ends_at: LATER,
      },
      ticker,
    },
    ["quote", "ticker"],
  ),
  scene(
    "poll, question and call to action together, without results",
    {
      layout: "grid",
      stage: [ana, ben],
      poll: {
        id: "poll",
        question: "Which would you try first?",
        options: ["Schedules", "Budgets per team"],
        state: "closed",
        results_shown: false,
      },
      question: { id: "q", text: "Do budgets slow teams down?", author: null },
      cta: {
        visible: true,
        label: "Book a call with our platform team this week",
        url: "https://example.com",
      },
    },
    ["poll", "question", "cta"],
  ),
  scene("a shared screen that hasn't loaded", { layout: "present", stage: [ana] }, [], { screenOf: "ana" }),
  scene("no one on stage", { stage: [] }, []),
  scene(
    "holding card",
    { stage: [ana], holding: { line: null, why: null, at: AT, kept: false } },
    ["cover"],
    { logo: true },
  ),
  scene("emergency card", { stage: [ana], mask: { level: "hold", message: null, at: AT } }, ["cover"]),
  scene("ended card", { stage: [ana], phase: "ended", ended_at: AT }, ["cover"], { logo: true }),
];
