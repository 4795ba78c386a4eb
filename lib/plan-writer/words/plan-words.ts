/** What a topic is about, as far as it changes the questions about it. */
export type SubjectClass = "money" | "risk" | "people" | "results" | "start" | "future";

/** The kind of answer that a poll's question expects, which determines its options. */
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
 * The plan writer's phrases in one language. `{…}` are placeholders: a topic only appears after a colon or in
 * quotation marks, so that it needs no inflection. Lists are used in order, each line once per plan.
 */
export interface PlanWords {
  and: string;
  /** How a list is joined, with the word before the last item. */
  joinsWithComma: string;
  quote: readonly [string, string];
  /** "45 minutes", "an hour and a half". */
  length: (minutes: number) => string;
  /** How the host addresses a guest. */
  address: (name: string) => string;
  /** Public segment titles. */
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
    /** Steps of one long topic; each makes sense on its own. */
    steps: readonly [string, string, string, string, string];
    /** Blocks of a workshop on one topic. */
    blocks: readonly [string, string, string, string, string, string];
  };
  /** Joins a title and a company. */
  about: string;
  /** Spoken lines. */
  say: {
    /** Brings several of many guests on stage at once. */
    group: string;
    /** Introduces `titles.steps`, in the same order. */
    steps: readonly [string, string, string, string, string];
    /** Continues with the same topic. */
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
  /** Notes for the host only. */
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
    /** Questions to the audience, for someone alone on stage. */
    room: readonly string[];
    /** Opening questions that name the topic. */
    openers: readonly string[];
    /** Follow-up questions. */
    further: readonly string[];
    byClass: Record<SubjectClass, readonly [string, string]>;
    panel: readonly string[];
    audience: readonly string[];
  };
  poll: {
    /** Poll options by kind of question. `open` is used if only the host can know the options. */
    answers: Record<PollForm, readonly string[]>;
    other: string;
    /** The two ends of a numeric scale. */
    scale: readonly [string, string];
    /** For a poll topic that isn't phrased as a question. */
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
