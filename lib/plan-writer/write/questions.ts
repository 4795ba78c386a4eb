import type { PlanWords } from "../words/plan-words";
import { say } from "./phrases";
import { subjectClasses } from "./subject-classes";

const SHORT_WORDS = 3;
const SHORT_CHARS = 36;
const SHORT_JAPANESE = 12;
/** A clause isn't a name: questions about such a topic don't quote it. */
const CLAUSE =
  /^(?:what|how|why|who|when|where|which|whether|was|wie|warum|wieso|wer|wann|wo|welche[rs]?|ob|ce que|ce qui|comment|pourquoi|qui|quand|où|quel\p{L}*|qué|que|cómo|por qué|quién|cuándo|dónde|cuál\p{L}*|o que|como|por que|porque|quem|quando|onde|qual|che cosa|cosa|come|perché|chi|dove|quale|wat|hoe|waarom|wie|wanneer|waar|welke)(?![\p{L}])|[?？!！:]|https?:/iu;

const fold = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\p{P}\s]+/gu, " ")
    .trim();

/** Provides questions about topics, each once per plan. */
export class Questions {
  private readonly used = new Set<string>();
  private readonly headings: string[];
  private turn = 0;

  constructor(
    private readonly words: PlanWords,
    headings: readonly string[],
  ) {
    this.headings = headings.map(fold).filter((heading) => heading.length > 3);
  }

  /** Returns questions on a topic: one that names it, some that fit what it's about, and some follow-ups. */
  about(topic: string | null, count: number, offset = 0): string[] {
    const { ask } = this.words;
    const opener = topic !== null && this.isQuotable(topic) ? this.next(ask.openers, { topic }) : undefined;
    const own = subjectClasses(topic ?? "").flatMap((name) => ask.byClass[name]);
    const rest = [...own.slice(0, Math.max(1, count - 2)), ...rotated(ask.further, this.turn + offset)];
    this.turn += 3;
    return [...(opener ? [opener] : []), ...this.take(rest, count - (opener ? 1 : 0))];
  }

  /** Returns questions to the audience, for a speaker who is alone on stage. */
  room(count: number): string[] {
    return this.take(this.words.ask.room, count);
  }

  panel(topic: string | null, count: number): string[] {
    const own = subjectClasses(topic ?? "").flatMap((name) => this.words.ask.byClass[name].slice(0, 1));
    const opener =
      topic !== null && this.isQuotable(topic) ? this.next(this.words.ask.openers, { topic }) : undefined;
    return [
      ...(opener ? [opener] : []),
      ...this.take([...this.words.ask.panel, ...own, ...this.words.ask.further], count - (opener ? 1 : 0)),
    ];
  }

  private take(pool: readonly string[], count: number): string[] {
    const found: string[] = [];
    for (const template of pool) {
      if (found.length >= count) break;
      const question = this.claim(template, {});
      if (question) found.push(question);
    }
    return found;
  }

  private next(pool: readonly string[], values: Record<string, string>): string | undefined {
    for (const template of pool) {
      const question = this.claim(template, values);
      if (question) return question;
    }
    return undefined;
  }

  private claim(template: string, values: Record<string, string>): string | undefined {
    if (this.used.has(template)) return undefined;
    this.used.add(template);
    return say(template, values, 400);
  }

  private isQuotable(topic: string): boolean {
    const japanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(topic);
    const isShort = japanese
      ? topic.length <= SHORT_JAPANESE
      : topic.split(/\s+/).length <= SHORT_WORDS && topic.length <= SHORT_CHARS;
    const own = fold(topic);
    return (
      isShort &&
      !CLAUSE.test(topic) &&
      !this.headings.some((heading) => heading.includes(own) || own.includes(heading))
    );
  }
}

function rotated(items: readonly string[], by: number): string[] {
  const at = by % items.length;
  return [...items.slice(at), ...items.slice(0, at)];
}
