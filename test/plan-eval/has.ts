import type { z } from "zod";
import type { FactSchema } from "./schema";

type Given = z.input<typeof FactSchema>;
type Of<Kind extends Given["fact"]> = Extract<Given, { fact: Kind }>;
type Item = Of<"agenda">["items"][number];
type Spot = Of<"order">["first"];
type Said = Pick<Of<"person">, "title" | "company" | "guest_id">;

const many = (words: string | string[]): string[] => (Array.isArray(words) ? words : [words]);

/** Short constructors for facts. */
export const has = {
  minutes: (...minutes: number[]): Given => ({ fact: "length", minutes }),
  agenda: (...items: Item[]): Given => ({ fact: "agenda", items }),
  /** An agenda item. */
  item: (minutes: number, says: string | string[], type?: Item["type"]): Item => ({
    minutes,
    says: many(says),
    type,
  }),
  guest: (name: string, said: Said = {}): Given => ({ fact: "person", name, role: "guest", ...said }),
  lead: (name: string, said: Said = {}): Given => ({ fact: "person", name, role: "lead", ...said }),
  anyone: (name: string, said: Said = {}): Given => ({ fact: "person", name, role: "anyone", ...said }),
  place: (name: string): Given => ({ fact: "place", name }),
  noPerson: (words: string): Given => ({ fact: "not_a_person", words }),
  noTopic: (words: string): Given => ({ fact: "not_a_topic", words }),
  topic: (...says: string[]): Given => ({ fact: "topic", says }),
  audience: (...says: string[]): Given => ({ fact: "audience", says }),
  wanted: (
    what: Of<"wanted">["what"],
    more: Pick<Of<"wanted">, "count" | "minutes" | "says"> = {},
  ): Given => ({ fact: "wanted", what, ...more }),
  no: (what: Of<"refused">["what"]): Given => ({ fact: "refused", what }),
  order: (first: Spot, second: Spot): Given => ({ fact: "order", first, second }),
  longest: (minutes: number): Given => ({ fact: "longest", minutes }),
  breaks: (least: number): Given => ({ fact: "breaks", least }),
  parts: (most: number): Given => ({ fact: "parts", most }),
  questions: (least = 0.1, most = 0.25): Given => ({ fact: "questions", least, most }),
  language: (tag: string): Given => ({ fact: "language", tag }),
  hidden: (...words: string[]): Given => ({ fact: "private", words }),
  never: (...words: string[]): Given => ({ fact: "never", words }),
  noRepeats: { fact: "no_repeats" } as Given,
  noHeadings: (...headings: string[]): Given => ({ fact: "no_heading_questions", headings }),
  script: { fact: "script" } as Given,
};
