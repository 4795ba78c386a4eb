import type { AudienceAct } from "./audience-acts";
import { firstFrom } from "./first-from";
import type { Evidence } from "./moment";

/** A vote. Of someone who changed their mind, only the last one is known. */
type Vote = AudienceAct & Required<Pick<AudienceAct, "poll">>;

/** Before so few votes, each moves the result. */
const FEWEST_BEFORE = 5;
const FEWEST_VOTES = 3;
/** Of all votes, in an option's share. */
const LEAST_MOVED = 0.1;
const MOST_MOVED = 0.3;
const POINTS = 5;

/** How far the votes of a time moved the result of a poll, of the one that moved most. Takes votes in order. */
export class PollSwings {
  readonly #polls: readonly (readonly Vote[])[];

  constructor(acts: readonly AudienceAct[]) {
    this.#polls = [...Map.groupBy(acts.filter(isVote), ({ poll }) => poll.id).values()];
  }

  within(from: number, to: number): Evidence[] {
    const swings = this.#polls.flatMap((votes) => swingOf(votes, from, to) ?? []);
    const [most] = swings.sort((a, b) => b.moved - a.moved);
    if (!most) return [];
    const points = Math.round(POINTS * Math.min(1, most.moved / MOST_MOVED));
    return [{ kind: "votes", points, atMs: most.atMs, text: most.text }];
  }
}

const isVote = (act: AudienceAct): act is Vote => act.kind === "votes" && act.poll !== undefined;

/** The option that gained most; null if it's hardly more than chance. */
function swingOf(votes: readonly Vote[], from: number, to: number) {
  const [start, end] = [firstFrom(votes, from), firstFrom(votes, to)];
  if (end - start < FEWEST_VOTES) return null;
  const [before, during] = [votes.slice(0, start), votes.slice(start, end)];
  const [first] = during;
  if (!first || before.length < FEWEST_BEFORE) return null;
  const after = [...before, ...during];
  const options = [...new Set(after.map(({ poll }) => poll.option))];
  const gains = options.map((option) => ({ option, moved: share(after, option) - share(before, option) }));
  const { option, moved } = gains.reduce((most, one) => (one.moved > most.moved ? one : most));
  if (moved < LEAST_MOVED || !isBeyondChance(before, during, option)) return null;
  const led = (some: readonly Vote[]) =>
    options.every((other) => other === option || share(some, other) < share(some, option));
  const lead = !led(before) && led(after) ? " and took the lead" : "";
  const shares = `${percent(share(before, option))} to ${percent(share(after, option))}`;
  return { moved, atMs: first.atMs, text: `A poll turned: “${option}” went from ${shares}${lead}.` };
}

const share = (votes: readonly Vote[], option: string): number =>
  votes.filter(({ poll }) => poll.option === option).length / votes.length;

/** Whether those who voted now chose an option more often than those before, by two standard errors. */
function isBeyondChance(before: readonly Vote[], during: readonly Vote[], option: string): boolean {
  const both = share([...before, ...during], option);
  const error = Math.sqrt(both * (1 - both) * (1 / before.length + 1 / during.length));
  return share(during, option) - share(before, option) > 2 * error;
}

const percent = (part: number): string => `${Math.round(part * 100)}%`;
