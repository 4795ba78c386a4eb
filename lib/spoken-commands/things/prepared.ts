/** Content prepared for the stage that can be called by its name. All of it is optional. */
export type Prepared = {
  decks?: readonly { id: string; title: string; page_count: number }[];
  videos?: readonly { src: string; title: string }[];
  polls?: readonly { question: string; options: readonly string[] }[];
  questions?: readonly { id?: string; text: string; author: string | null; votes?: number }[];
  /** The announcer's prepared lines. */
  lines?: readonly { title: string; text: string }[];
  /** The announcer's introductions of people without a prepared line. */
  introductions?: readonly { name: string; text: string }[];
};
