import { setTimeout as sleep } from "node:timers/promises";
import { outsideTransaction } from "@/lib/platform/database/db";
import { log } from "@/lib/platform/runtime/log";
import { processSingleton } from "@/lib/platform/runtime/process-singleton";
import { gatherFeed } from "./gather-feed";
import { publishFeed } from "./publish-feed";

/** Events within this time are sent together, in milliseconds. */
const GATHER_MS = 100;

interface Round {
  again: boolean;
  done: Promise<void>;
}

const rounds = processSingleton("feed-rounds", () => new Map<string, Round>());

/**
 * Publishes news in a show's feeds: collects everything that happens within a tenth of a second, and sends
 * it. If this process ends first, the room watch does it within seconds. Never throws.
 * @returns when everything up to now has been sent, or couldn't be sent
 */
export function publishFeedChanges(eventId: string): Promise<void> {
  const under = rounds.get(eventId);
  if (under) {
    under.again = true;
    return under.done;
  }
  const round: Round = { again: false, done: Promise.resolve() };
  rounds.set(eventId, round);
  round.done = outsideTransaction(() => publishAll(eventId, round));
  return round.done;
}

/** Does the same without waiting. */
export function publishFeedSoon(eventId: string): void {
  publishFeedChanges(eventId).catch((err: unknown) =>
    log().warn({ err, event_id: eventId }, "couldn't publish a feed"),
  );
}

async function publishAll(eventId: string, round: Round): Promise<void> {
  do {
    round.again = false;
    const pause = sleep(GATHER_MS, undefined, { ref: false });
    try {
      await gatherFeed(eventId);
      await publishFeed(eventId);
    } catch (error) {
      log().warn({ err: error, event_id: eventId }, "a feed was left to the watch over the rooms");
    }
    await pause;
  } while (round.again);
  rounds.delete(eventId);
}
