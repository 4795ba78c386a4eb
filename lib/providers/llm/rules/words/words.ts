/** What the planner says in one language. `{…}` are filled in; lists are taken in order, so that shows differ. */
export interface Words {
  welcome: string[];
  outro: string[];
  qa: string[];
  interview: string[];
  talk: string[];
  demo: string[];
  panel: string[];
  poll: string[];
  hotTake: string[];
  openingScript: string;
  outroScript: string;
  qaScript: string;
  segmentScript: string;
  interviewScript: string;
  demoScript: string;
  panelScript: string;
  openingNotes: string;
  interviewNotes: string;
  topicNotes: string;
  demoNotes: string;
  qaNotes: string;
  outroNotes: string;
  keyPoint: string;
  /** About a topic, for anybody. */
  topicQuestions: string[];
  /** For a guest about a topic. */
  guestQuestions: string[];
  panelQuestions: string[];
  audienceQuestions: string[];
  pollQuestion: string;
  pollFallback: string;
  pollLevels: string[];
  nextUp: string;
  withGuests: string;
  askAnytime: string;
  takeaway: string;
  emceeOpen: string;
  emceeGuest: string;
  emceeClose: string;
  sub: string;
  subNoGuests: string;
  forAudience: string;
  cta: string;
  and: string;
  minutes: string;
}
