/** What subjects can be about, as far as it changes what one would ask. */
export type SubjectClass = "money" | "risk" | "people" | "results" | "start" | "future";

/** What a poll's question asks for, so that its answers can be written. */
export type PollForm =
  | "often"
  | "long"
  | "many"
  | "much"
  | "past"
  | "when"
  | "role"
  | "size"
  | "stage"
  | "mood"
  | "degree"
  | "agree"
  | "vote"
  | "open";

/**
 * What the planner says in one language. `{…}` are filled in: a subject stands only behind a colon or in quotation
 * marks, so that no sentence has to bend around it. Lists are used in order, each line once in a plan.
 */
export interface PlanWords {
  and: string;
  /** How several are listed, with the word before the last. */
  joinsWithComma: string;
  quote: readonly [string, string];
  /** "45 minutes", "an hour and a half". */
  length: (minutes: number) => string;
  /** How a host addresses a guest. */
  address: (name: string) => string;
  /** Headings. They are public. */
  titles: {
    welcome: string;
    closing: string;
    questions: string;
    moreQuestions: string;
    pause: string;
    lunch: string;
    poll: string;
    demo: string;
    demoOf: string;
    video: string;
    quote: string;
    hotTake: string;
    story: string;
    talk: string;
    panel: string;
    together: string;
    firstRound: string;
    round: string;
    conversation: string;
    conversationWith: string;
    topicWith: string;
    exercise: string;
    exerciseOf: string;
    more: string;
    part: string;
    /** Parts of one long subject; each stands by itself. */
    steps: readonly [string, string, string, string, string];
    /** Blocks of a workshop on one subject. */
    blocks: readonly [string, string, string, string, string, string];
  };
  /** How a title and a company are put together. */
  about: string;
  /** Said aloud. */
  say: {
    /** Brings some of many on at once. */
    group: string;
    /** Leads to `titles.steps`, each to its own. */
    steps: readonly [string, string, string, string, string];
    /** Goes on with a subject that was begun. */
    stay: string;
    hello: string;
    iAm: string;
    withUs: string;
    time: string;
    programme: string;
    askAnyTime: string;
    shortHello: string;
    first: string;
    next: readonly string[];
    last: string;
    approach: readonly string[];
    byClass: Record<SubjectClass, string>;
    guest: readonly string[];
    guestAgain: string;
    guestTopic: string;
    panel: string;
    firstRound: string;
    together: string;
    demo: string;
    demoGuest: string;
    poll: string;
    video: string;
    quote: string;
    hotTake: string;
    story: string;
    questions: string;
    pause: string;
    lunch: string;
    exercise: readonly string[];
    closing: string;
    thanks: string;
    goodbye: string;
    agenda: string;
    speaker: string;
    lightning: string;
  };
  /** For the host's eyes. */
  notes: {
    pollAnswers: string;
    opening: string;
    people: string;
    talk: readonly string[];
    interview: string;
    panel: string;
    demo: string;
    poll: string;
    questions: string;
    pause: string;
    exercise: string;
    closing: string;
    story: string;
    topics: string;
    audience: string;
  };
  ask: {
    /** For those who watch, where nobody else is on stage. */
    room: readonly string[];
    /** Names the subject and begins. */
    openers: readonly string[];
    /** Go on from there. */
    further: readonly string[];
    byClass: Record<SubjectClass, readonly [string, string]>;
    panel: readonly string[];
    audience: readonly string[];
  };
  poll: {
    /** By what is asked for. `open` stands in for answers that only the host knows. */
    answers: Record<PollForm, readonly string[]>;
    other: string;
    /** The ends of a scale in numbers. */
    scale: readonly [string, string];
    /** For what was asked about without being a question. */
    pick: string;
    vote: string;
    yesNo: readonly string[];
    which: string;
    far: string;
    levels: readonly [string, string, string, string];
  };
  ticker: { ask: string; now: string; names: string };
  emcee: { open: string; openHost: string; guest: string; close: string };
  signup: { about: string; plain: string; names: string; questions: string; cta: string };
}
