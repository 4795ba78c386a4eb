/** What stands ready beside the stage and can be called by its name. All of it is optional. */
export type Prepared = {
  decks?: readonly { id: string; title: string; page_count: number }[];
  videos?: readonly { src: string; title: string }[];
  polls?: readonly { question: string; options: readonly string[] }[];
  questions?: readonly { id?: string; text: string; author: string | null; votes?: number }[];
  /** What the announcer can say. */
  lines?: readonly { title: string; text: string }[];
  /** How the announcer introduces somebody for whom no line is prepared. */
  introductions?: readonly { name: string; text: string }[];
};
