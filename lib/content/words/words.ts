/** How texts are put together in a language. */
export interface ContentWords {
  /** Quotation marks around what someone said. */
  quoted: (text: string) => string;
  /** Someone said it. Names can be long. */
  says: (name: string, quote: string) => string;
  /** A speaker who isn't named. */
  someone: string;
  /** One sentence about who was there; `names` has at least one. */
  people: (title: string, names: string) => string;
  /** One sentence about what it was about; `topics` are segments' titles. */
  topics: (topics: string) => string;
  /** Joins two or more names. */
  and: string;
  chapters: string;
  speakers: string;
  highlights: string;
  replay: (url: string) => string;
  /** Above questions that weren't answered. */
  notAnswered: string;
  /** Words that say nothing about a subject. */
  plain: readonly string[];
}
