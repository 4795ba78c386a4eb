import type { Said } from "./said";

/** Sentences in order, with what follows each. */
export class Turns {
  constructor(
    readonly said: readonly Said[],
    readonly labelled: boolean,
  ) {}

  /** What the next speaker says after a sentence: the first sentences of the reply, until it's someone else's turn. */
  replyTo(one: Said, most = 4): Said[] {
    let at = one.at + 1;
    while (at < this.said.length && this.#isSame(this.said[at], one)) at += 1;
    const first = this.said[at];
    if (!first || at - one.at > 12) return [];
    const reply = [first];
    for (let next = at + 1; next < this.said.length && reply.length < most; next += 1) {
      const said = this.said[next];
      if (!said || !this.#isSame(said, first)) break;
      reply.push(said);
    }
    return reply;
  }

  /** The last sentences of whoever spoke before this turn. */
  before(one: Said, most: number): readonly Said[] {
    let at = one.at - 1;
    while (at >= 0 && this.#isSame(this.said[at], one)) at -= 1;
    const last = this.said[at];
    if (!last || one.at - at > 4) return [];
    let from = at;
    while (from > 0 && at - from < most - 1 && this.#isSame(this.said[from - 1], last)) from -= 1;
    return this.said.slice(from, at + 1);
  }

  /** Whether the sentence's speaker says no more before the reply. */
  isLastOfTurn = (one: Said): boolean => !this.#isSame(this.said[one.at + 1], one);

  /** The next sentences, whoever says them. */
  after = (one: Said, many: number): readonly Said[] => this.said.slice(one.at + 1, one.at + 1 + many);

  #isSame = (other: Said | undefined, one: Said): boolean =>
    other !== undefined && (this.labelled ? other.speaker === one.speaker : other.line === one.line);
}
