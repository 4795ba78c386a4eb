import { setTimeout as sleep } from "node:timers/promises";
import type { LiveMessageOf } from "@/lib/live";
import { publishFeedSoon } from "@/lib/modules/stage/live-feed";
import { presentAs } from "@/lib/modules/studio/studio";
import { outsideTransaction, sql } from "@/lib/platform/database/db";
import { iso } from "@/lib/platform/runtime/clock";
import { log } from "@/lib/platform/runtime/log";
import { processSingleton } from "@/lib/platform/runtime/process-singleton";
import { encodeLive } from "@/lib/providers/room/encode-live";
import { MESSAGE_BYTES } from "@/lib/providers/room/port";
import { publishEncoded } from "@/lib/providers/room/publish-to-room";
import { storedRoles } from "@/lib/stage/show-roles";
import { lookAtBoard, readBoard } from "./read-board";

/** Changes within this time are sent together, in milliseconds. */
const GATHER_MS = 50;

const RUNS_SHOW = storedRoles(({ scopes }) => scopes.includes("studio:control"));
/** They also see the stage before the show. */
const BACKSTAGE = storedRoles(({ sees }) => sees.stage !== "public");

interface Round {
  /** The last revision that this process has published. */
  sent: number;
  again: boolean;
}

const rounds = processSingleton("whiteboard-rounds", () => new Map<string, Round>());

/**
 * Publishes a board's changes up to this revision, together with everything drawn within 50 ms. Another
 * process may publish the same; pages apply each change once and fetch what was lost. Never throws.
 */
export function publishBoard(eventId: string, revision: number): void {
  const under = rounds.get(eventId);
  if (under) {
    under.again = true;
    return;
  }
  const round: Round = { sent: revision - 1, again: false };
  rounds.set(eventId, round);
  outsideTransaction(() => publishAll(eventId, round)).catch((err: unknown) =>
    log().warn({ err, event_id: eventId }, "couldn't publish a whiteboard"),
  );
}

async function publishAll(eventId: string, round: Round): Promise<void> {
  do {
    round.again = false;
    const pause = sleep(GATHER_MS, undefined, { ref: false });
    try {
      round.sent = await publish(eventId, round.sent);
    } catch (error) {
      log().warn({ err: error, event_id: eventId }, "a whiteboard was left to those who ask");
    }
    await pause;
  } while (round.again);
  rounds.delete(eventId);
  // Into the ledger, summed over some seconds.
  publishFeedSoon(eventId);
}

async function publish(eventId: string, after: number): Promise<number> {
  const look = await lookAtBoard({ sql }, eventId);
  const { whole, ...piece } = await readBoard({ sql }, eventId, after, look);
  const head = { epoch: look.epoch, after, to: look.revision, server_time: iso(look.now) };
  const change = whole && after > 0 ? null : piece;
  if (look.onAir) await publishEncoded(eventId, "board", await encoded({ type: "board", ...head, change }));
  else {
    const to = await presentAs(eventId, look.visible ? BACKSTAGE : RUNS_SHOW);
    if (to.length > 0)
      await publishEncoded(eventId, "desk_board", await encoded({ type: "desk_board", ...head, change }), to);
  }
  return look.revision;
}

/** A change that is too large for a message is fetched. */
async function encoded(message: LiveMessageOf<"board" | "desk_board">): Promise<string> {
  const text = await encodeLive(message);
  return Buffer.byteLength(text) <= MESSAGE_BYTES ? text : encodeLive({ ...message, change: null });
}
