import { readFileSync } from "node:fs";
import { z } from "zod";
import { LayoutSchema, SegmentTypeSchema } from "@/lib/stage";

const Person = z.object({ id: z.string(), name: z.string(), role: z.string(), title: z.string().optional() });
const Titled = z.object({ id: z.string(), title: z.string() });
const Deck = Titled.extend({ pages: z.int(), page: z.int() });
const Poll = z.object({
  id: z.string(),
  question: z.string(),
  options: z.array(z.string()),
  state: z.enum(["prepared", "open", "closed"]),
});
const Question = z.object({ id: z.string(), by: z.string(), text: z.string(), votes: z.int() });
const Args = z.record(z.string(), z.unknown());

/** A command with the names used in the evaluation set. */
const CommandSchema = z.object({ command: z.string(), args: Args });
export type EvalCommand = z.infer<typeof CommandSchema>;

const ContextSchema = z.object({
  speaker: z.string(),
  on_stage: z.array(Person),
  backstage: z.array(Person),
  muted: z.array(z.string()),
  spotlight: z.string().nullable(),
  lower_third: z.string().nullable(),
  layout: LayoutSchema,
  scenes: z.array(z.object({ index: z.int(), title: z.string(), type: SegmentTypeSchema })),
  scene: z.int(),
  decks: z.array(Deck),
  deck_shown: z.string().nullable(),
  music: z.object({ playing: z.boolean(), volume: z.int() }),
  zoom: z.number(),
  immersive: z.boolean(),
  whiteboard: z.boolean(),
  videos: z.array(Titled),
  video_shown: z.string().nullable(),
  quote: z.object({ text: z.string(), author: z.string() }).nullable(),
  ticker: z.object({ items: z.array(z.string()), shown: z.boolean() }),
  captions: z.boolean(),
  polls: z.array(Poll),
  questions: z.array(Question),
  question_shown: z.string().nullable(),
  emcee: z.object({ lines: z.array(Titled), playing: z.string().nullable() }),
  ctas: z.array(z.object({ id: z.string(), label: z.string() })),
  cta_shown: z.string().nullable(),
  last_command: CommandSchema,
});
export type EvalContext = z.infer<typeof ContextSchema>;

const SentenceSchema = z.object({
  id: z.string(),
  set: z.enum(["tune", "held", "practice", "speakers_a", "speakers_b", "hosts", "newcomers", "grammar"]),
  say: z.string(),
  context: z.string(),
  expect: z.array(CommandSchema),
  also_ok: z.array(z.array(CommandSchema)).default([]),
  needs: z.array(z.string()).default([]),
  risky: z.boolean(),
});
export type EvalSentence = z.infer<typeof SentenceSchema>;

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), "utf8");

export const CONTEXTS: Record<string, EvalContext> = z
  .record(z.string(), ContextSchema)
  .parse(JSON.parse(read("contexts.json")));

export const SENTENCES: readonly EvalSentence[] = read("sentences.jsonl")
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => SentenceSchema.parse(JSON.parse(line)));
