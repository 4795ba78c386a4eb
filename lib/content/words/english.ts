import { before, type ContentWords } from "./words";

export const ENGLISH: ContentWords = {
  quoted: (text) => `“${text}”`,
  says: (name, quote) => `${name}: ${quote}`,
  someone: "A speaker",
  people: (title, names) => `${before(title)} with ${names}.`,
  topics: (topics) => `On the program: ${topics}.`,
  and: "and",
  chapters: "Chapters",
  speakers: "Speakers",
  highlights: "Highlights",
  replay: (url) => `Watch the replay: ${url}`,
  notAnswered: "We didn’t get to these questions:",
  plain:
    "the a an and or but if then so because as of at by for with about into to from in out on off over under again is are was were be been being have has had do does did will would can could should may might must i me my we us our you your he him his she her it its they them their this that these those there here what which who whom when where why how all any both each few more most other some such no nor not only own same than too very just also really well like know think going get got one thing things people way lot yeah yes okay right mean kind sort actually maybe much many make made say said see even still want need let".split(
      " ",
    ),
};
