import { readEntries, seqBefore, stageAfter } from "@/lib/modules/stage/show-ledger";
import { sql } from "@/lib/platform/database/db";
import { type Timeline, type TimelineEntry, timelineOf } from "@/lib/program";

const PAGE = 2_000;
/** Apart from changes of the stage. */
const TYPES = ["votes"];

/** Follows a show's ledger from the start of a recording. Each read takes only what is new. */
export class LedgerReader {
  #timeline: Timeline | undefined;
  /** Everything up to here was read. */
  #seq = 0;

  constructor(readonly eventId: string) {}

  /**
   * @param from the start of the recording's first session
   * @param lastSeq an entry that exists: those before it exist as well
   */
  async read(from: Date, lastSeq: number): Promise<Timeline> {
    this.#timeline ??= timelineOf(await this.#before(from));
    const entries = await this.#entries({ after: this.#seq });
    this.#timeline = timelineOf(entries, this.#timeline);
    this.#seq = Math.max(lastSeq, entries.at(-1)?.seq ?? this.#seq);
    return this.#timeline;
  }

  /** Returns the stage at the start as one entry, with the votes of polls that were open by then. */
  async #before(from: Date): Promise<TimelineEntry[]> {
    this.#seq = await seqBefore({ sql }, this.eventId, from);
    if (this.#seq === 0) return [];
    const state = await stageAfter({ sql }, this.eventId, this.#seq);
    const votes = await this.#entries({ upTo: this.#seq, changes: false });
    const counted = votes.filter(({ seq }) => seq < this.#seq);
    if (!state) return counted;
    const stage = { seq: this.#seq, at: from, type: "stage_set", version: state.version, body: { state } };
    return [...counted, stage];
  }

  async #entries(range: { after?: number; upTo?: number; changes?: boolean }): Promise<TimelineEntry[]> {
    const entries: TimelineEntry[] = [];
    for (let { after = 0 } = range; ; ) {
      const page = await readEntries({ sql }, this.eventId, {
        ...{ changes: true, ...range, after },
        ...{ types: TYPES, limit: PAGE },
      });
      entries.push(...page);
      if (page.length < PAGE) return entries;
      after = page.at(-1)?.seq ?? after;
    }
  }
}
