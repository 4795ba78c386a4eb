import type { Part } from "./part";
import { partsFor, STEPS } from "./parts-for";
import { say } from "./phrases";
import type { Guest, Show } from "./show";
import { interview, panel } from "./speaking-parts";

const MINUTE = 60;
const MAX_PARTS = 22;

interface Turn {
  guest: Guest;
  topic: string | null;
  step?: number | undefined;
}

/** Gives every guest a segment, on their own topic if they have one. */
export function arrangeGuests(show: Show): Part[] {
  const { guests } = show;
  if (guests.length > 6) return arrangeGroups(show);
  const meets =
    guests.length >= 2 && guests.length <= 5 && show.seconds >= 40 * MINUTE && !show.refuses("panel");
  const free = freeTopics(show);
  // Topics that no guest came for are discussed by all of them.
  const shared = meets && guests.every(({ topic }) => topic !== null) ? free.slice(0, 3) : [];
  const turns = turnsOf(show, shared.length > 0 ? [] : free);
  const met = new Set<string>();
  const parts = turns.map(({ guest, topic, step }, index) => {
    const again = met.has(guest.key);
    met.add(guest.key);
    return interview(show, guest, topic, { index, again, step });
  });
  const title = show.words.titles.together;
  const rounds = shared.length > 0 ? shared : [null];
  return meets
    ? [...parts, ...rounds.map((topic) => panel(show, guests, topic, { title, index: 1, introduces: false }))]
    : parts;
}

/** Returns the topics that no guest came for. */
function freeTopics({ guests, topics }: Show): string[] {
  const owned = new Set(guests.map(({ topic }) => topic?.toLowerCase()));
  return topics.filter((topic) => !owned.has(topic.toLowerCase()));
}

function turnsOf(show: Show, free: readonly string[]): Turn[] {
  const { guests } = show;
  const speakers = guests.filter(({ topic }) => topic === null);
  const takers = speakers.length > 0 ? speakers : guests;
  const count = partsFor(show, Math.max(guests.length, guests.length - speakers.length + free.length));
  const turns: Turn[] = [];
  for (const [index, guest] of guests.entries()) {
    if (guest.topic !== null) turns.push({ guest, topic: guest.topic });
    const place = takers.indexOf(guest);
    if (place < 0) continue;
    // Topics in order, in consecutive ranges: the first guest gets the first ones.
    const from = Math.floor((place * free.length) / takers.length);
    const to = Math.floor(((place + 1) * free.length) / takers.length);
    const own = free.slice(from, to).slice(0, Math.max(1, count - guests.length + 1));
    if (own.length > 0) turns.push(...own.map((topic) => ({ guest, topic })));
    else if (guest.topic === null)
      turns.push({ guest, topic: free[index % Math.max(1, free.length)] ?? null });
  }
  return longEnough(turns, count);
}

/** With one guest and one topic for an hour, the conversation goes through the topic's steps. */
function longEnough(turns: Turn[], count: number): Turn[] {
  const [only] = turns;
  const isAlone = new Set(turns.map(({ guest }) => guest.key)).size === 1;
  if (!only || !isAlone || turns.length >= Math.max(2, count)) return turns;
  if (turns.length === 1 && count < 2) return turns;
  const more = Math.max(2, count) - turns.length;
  return [
    ...turns,
    ...Array.from(
      { length: more },
      (_turn, index): Turn => ({ guest: only.guest, topic: null, step: (index + 1) % STEPS }),
    ),
  ];
}

/** Arranges many guests in groups, so that each gets to speak. */
export function arrangeGroups(show: Show): Part[] {
  const { guests, topics, words } = show;
  const middle = show.seconds * 0.74;
  const count = Math.max(
    1,
    Math.min(Math.ceil(guests.length / 5), Math.floor(middle / (5 * MINUTE)), MAX_PARTS),
  );
  return Array.from({ length: count }, (_group, index) => {
    const group = guests.slice(
      Math.floor((index * guests.length) / count),
      Math.floor(((index + 1) * guests.length) / count),
    );
    return panel(show, group, topics[index] ?? null, {
      title: say(words.titles.round, { n: String(index + 1) }),
      index,
      introduces: true,
      isGroup: true,
    });
  });
}
