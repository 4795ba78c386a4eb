/** Whether a title is a question or a call, which nothing but a dash or a quotation mark follows. */
export const ends = (title: string): boolean => /[?!？！]$/u.test(title);

/** A title before words that belong to its sentence. */
export const before = (title: string): string => (ends(title) ? `${title} –` : `${title},`);

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
