import type { AudienceAct } from "./audience-act";
import type { Evidence } from "./moment";
import { firstFrom } from "./ordered-acts";

/** A vote. Of someone who changed their mind, only the last one is known. */
type Vote = AudienceAct & Required<Pick<AudienceAct, "poll">>;

/** A poll's votes in order. */
interface Poll {
  votes: readonly Vote[];
  /** For each option, how many of the first votes were for it. */
  counts: ReadonlyMap<string, readonly number[]>;
}

/** An option's votes before a time and with those in it. */
interface Gain {
  option: string;
  before: number;
  after: number;
}

interface Swing {
  moved: number;
  atMs: number;
  text: string;
}

/** Before so few votes, each moves the result. */
const FEWEST_BEFORE = 5;
const FEWEST_VOTES = 3;
/** Of all votes, in an option's share. */
const LEAST_MOVED = 0.1;
const MOST_MOVED = 0.3;
const POINTS = 5;

/** How far the votes of a time moved the result of a poll, of the one that moved most. */
export class PollSwings {
  readonly #polls: readonly Poll[];

  constructor(acts: readonly AudienceAct[]) {
    const votes = acts.filter(isVote).sort((a, b) => a.atMs - b.atMs);
    this.#polls = [...Map.groupBy(votes, ({ poll }) => poll.id).values()].map(pollOf);
  }

  within(from: number, to: number): Evidence[] {
    const swings = this.#polls.flatMap((poll) => swingOf(poll, from, to) ?? []);
    const [most] = swings.sort((a, b) => b.moved - a.moved);
    if (!most) return [];
    const points = Math.round(POINTS * Math.min(1, most.moved / MOST_MOVED));
    return [{ kind: "votes", points, atMs: most.atMs, text: most.text }];
  }
}

const isVote = (act: AudienceAct): act is Vote => act.kind === "votes" && act.poll !== undefined;

function pollOf(votes: readonly Vote[]): Poll {
  const counts = new Map(votes.map(({ poll }): [string, number[]] => [poll.option, [0]]));
  for (const { poll } of votes)
    for (const [option, some] of counts) some.push((some.at(-1) ?? 0) + (option === poll.option ? 1 : 0));
  return { votes, counts };
}

/** The option that gained most; null if it's hardly more than chance. */
function swingOf({ votes, counts }: Poll, from: number, to: number): Swing | null {
  const [before, after] = [firstFrom(votes, from), firstFrom(votes, to)];
  const first = votes[before];
  if (!first || before < FEWEST_BEFORE || after - before < FEWEST_VOTES) return null;
  const gains = [...counts].map(
    ([option, some]): Gain => ({
      ...{ option, before: some[before] ?? 0, after: some[after] ?? 0 },
    }),
  );
  const movedBy = (one: Gain) => one.after / after - one.before / before;
  const most = gains.reduce((best, one) => (movedBy(one) > movedBy(best) ? one : best));
  const moved = movedBy(most);
  if (moved < LEAST_MOVED || !isBeyondChance(most, before, after)) return null;
  const others = gains.filter((one) => one !== most);
  const tookLead =
    others.some((one) => one.before >= most.before) && others.every((one) => one.after < most.after);
  const shares = `${percent(most.before / before)} to ${percent(most.after / after)}`;
  const text = `A poll shifted: “${most.option}” went from ${shares}${tookLead ? " and took the lead" : ""}.`;
  return { moved, atMs: first.atMs, text };
}

/** Whether those who voted now chose it more often than those before, by two standard errors. */
function isBeyondChance(option: Gain, before: number, after: number): boolean {
  const [now, all] = [after - before, option.after / after];
  const error = Math.sqrt(all * (1 - all) * (1 / before + 1 / now));
  return (option.after - option.before) / now - option.before / before > 2 * error;
}

const percent = (part: number): string => `${Math.round(part * 100)}%`;
