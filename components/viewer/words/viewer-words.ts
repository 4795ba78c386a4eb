import type { HttpReason } from "@/lib/room/http/way";
import type { StageWords } from "@/lib/stage/words/stage-words";

/** Built-in text of the viewer page, in one language: plain data, so a browser loads one language, not four. */
export interface ViewerWords {
  opening: string;
  comeIn: string;
  doorTitle: string;
  doorText: string;
  youAreIn: string;
  youAreInAs: string;
  startsIn: string;
  anyMoment: string;
  noDate: string;
  keepOpen: string;
  comeBack: string;
  live: string;
  join: string;
  joining: string;
  testSound: string;
  testSoundPlaying: string;
  unmute: string;
  mute: string;
  sound: string;
  captionsOn: string;
  captionsOff: string;
  fullScreen: string;
  leaveFullScreen: string;
  showPanel: string;
  hidePanel: string;
  reconnecting: string;
  lost: string;
  tryAgain: string;
  stale: string;
  offline: string;
  ended: { title: string; text: string };
  removed: string;
  replaced: string;
  badLink: { title: string; text: string };
  gone: { title: string; text: string };
  /** For a show that anyone can watch without signing up. */
  open: {
    title: string;
    waiting: string;
    live: string;
    withPlace: string;
    takePart: string;
    signUp: string;
    signUpToVote: string;
  };
  needsScript: string;
  leave: string;
  about: string;
  days: string;
  hours: string;
  minutes: string;
  seconds: string;
  /** Being invited on stage, and being there. */
  stage: {
    asked: string;
    askedText: string;
    check: string;
    ready: string;
    no: string;
    failed: string;
    bar: string;
    waiting: string;
    onAir: string;
    seen: string;
    held: string;
    covered: string;
    elsewhere: string;
    unmuteAsked: string;
    mute: string;
    unmute: string;
    cameraOn: string;
    cameraOff: string;
    leave: string;
    back: string;
    recording: string;
    recordingHint: string;
  };
  chat: {
    title: string;
    write: string;
    send: string;
    empty: string;
    failed: string;
    roles: { host: string; guest: string; crew: string };
    pinned: string;
    more: string;
    reply: string;
    replyingTo: string;
    cancelReply: string;
    report: string;
    why: string;
    reasons: { spam: string; abuse: string; other: string };
    reported: string;
    slow: string;
    held: string;
    banned: string;
    closed: string;
  };
  questions: {
    title: string;
    write: string;
    send: string;
    private: string;
    empty: string;
    failed: string;
    /** Sent too soon after the previous one. */
    soon: string;
    closed: string;
    want: string;
    answered: string;
    sent: string;
  };
  hand: { raise: string; lower: string; confirmed: string; failed: string };
  /** Text of the stage itself. */
  drawn: StageWords;
  agenda: { now: string; done: string };
  /** For someone who hasn't joined yet. */
  onAirNow: string;
  /** For people who join late. */
  soFar: { title: string; answered: string; results: string };
  poll: { failed: string };
  reactions: {
    title: string;
    kinds: {
      applause: string;
      heart: string;
      laugh: string;
      surprise: string;
      thumbs_up: string;
    };
    failed: string;
  };
  survey: {
    title: string;
    /** Instead of the host's question, if there is none. */
    question: string;
    least: string;
    most: string;
    comment: string;
    send: string;
    sending: string;
    choose: string;
    failed: string;
    thanks: string;
  };
  cta: string;
  /** Beside the on-air badge, while the show is recorded. */
  recording: { on: string; paused: string };
  watching: {
    one: string;
    many: string;
  };
  settings: {
    title: string;
    picture: string;
    auto: string;
    high: string;
    low: string;
    none: string;
    captionSize: string;
    small: string;
    normal: string;
    large: string;
    contrast: string;
  };
  inWindow: string;
  backFromWindow: string;
  inWindowText: string;
  weak: string;
  soundOnly: string;
  showPictures: string;
  /** Why the show is watched over HTTP, and what is said instead of its picture. */
  overHttp: Record<HttpReason | "leftOut" | "soon" | "play", string>;
  /** The show's recording, after the show. */
  replay: {
    /** Why there is none. */
    without: Record<"off" | "expired" | "none" | "failed", string>;
    title: string;
    watch: string;
    signUp: string;
    signUpText: string;
    preparing: string;
    growing: string;
    /** Followed by a date and time, like the next. */
    until: string;
    wasUntil: string;
    /** Before the first message of the recording. */
    noChat: string;
    /** Before its first question. */
    noQuestions: string;
    /** The button with the time at which something was written. */
    playFrom: string;
    resumed: string;
    restart: string;
    play: string;
    pause: string;
    back: string;
    forward: string;
    position: string;
    place: string;
    speed: string;
    share: string;
    shared: string;
    shareFailed: string;
    cannotPlay: string;
    chapters: string;
    transcript: string;
    search: string;
    download: string;
    /** A file format. */
    asText: string;
    noMatches: string;
    match: string;
    matches: string;
    follow: string;
  };
  captionLog: {
    title: string;
    empty: string;
    /** The button that loads earlier captions. */
    earlier: string;
    /** No captions yet, and people's speech won't be captioned. */
    announcerOnly: string;
  };
  notify: {
    ask: string;
    on: string;
    off: string;
    mail: string;
    starts: string;
  };
}
