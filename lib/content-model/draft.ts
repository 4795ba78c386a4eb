import { z } from "zod";

const SentenceSchema = z.object({ text: z.string(), rows: z.array(z.int()) });
const SectionSchema = z.object({ title: z.string(), row: z.int(), sentences: z.array(SentenceSchema) });

/** What a model writes: of any kind of text, sections of sentences with the rows they stand on. */
export const DraftSchema = z.object({ sections: z.array(SectionSchema) });
export type Draft = z.infer<typeof DraftSchema>;
export type DraftSentence = z.infer<typeof SentenceSchema>;

const MOST = { sections: 40, sentences: 60, rows: 8 };

/** Returns a model's answer, without what is of another shape. Null if nothing of it is a text. */
export function readDraft(answer: unknown): Draft | null {
  const outer = z.object({ sections: z.array(z.unknown()) }).safeParse(answer);
  if (!outer.success) return null;
  const sections = outer.data.sections.slice(0, MOST.sections).flatMap((one) => {
    const read = SectionSchema.extend({ sentences: z.array(z.unknown()) }).safeParse(one);
    if (!read.success) return [];
    const sentences = read.data.sentences.slice(0, MOST.sentences).flatMap((sentence) => {
      const found = SentenceSchema.safeParse(sentence);
      return found.success ? [{ ...found.data, rows: found.data.rows.slice(0, MOST.rows) }] : [];
    });
    return [{ ...read.data, sentences }];
  });
  return sections.length === 0 ? null : { sections };
}
