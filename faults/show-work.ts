import { randomUUID } from "node:crypto";
import type { LiveRoom } from "@/test/rig/live-room";
import type { OwnStack } from "@/test/rig/own-stack";
import type { Work } from "./writer";

/** Processes to call in turn: a call without an answer goes to the next one. */
export class InTurn {
  #urls: string[];
  #next = 0;

  constructor(...urls: string[]) {
    this.#urls = urls;
  }

  /** Stops calling that process. */
  without(url: string): void {
    this.#urls = this.#urls.filter((one) => one !== url);
  }

  get url(): string {
    this.#next += 1;
    return this.#urls[this.#next % this.#urls.length] ?? "";
  }
}

/** A program drives the show: each command puts a unique word into the ticker. */
export const showCommands = (stack: OwnStack, room: LiveRoom, process: InTurn): Work => ({
  send: (name, key) => room.command({ action: "set_ticker", items: [name] }, process.url, key),
  status: 200,
  replays: true,
  idIn: (answer) => JSON.parse(answer).data.command.id,
  stored: (label) =>
    stack.query(
      `SELECT c.command->'items'->>0 AS name, min(c.id) AS id, count(*)::int AS count
       FROM event e JOIN studio_command c ON c.event_id = e.id JOIN show_event l ON l.event_id = e.id AND l.command_id = c.id
       WHERE e.slug = $1 AND c.command->'items'->>0 LIKE $2 GROUP BY 1`,
      [room.slug, `${label}%`],
    ),
});

/**
 * The viewers chat in turn. The sender's page sets each message's id, so that a repeat is the same message.
 */
export function chatLines(stack: OwnStack, room: LiveRoom, process: InTurn): Work {
  const known = new Map<string, { id: string; from: number }>();
  return {
    send: (name) => {
      const line = known.get(name) ?? { id: randomUUID(), from: known.size % room.visitors.length };
      known.set(name, line);
      const body = { id: line.id, text: name };
      return room.byVisitor(room.visitors[line.from] ?? {}, "POST", "chat", body, { by: process.url });
    },
    status: 200,
    replays: false,
    idIn: (answer) => JSON.parse(answer).data.id,
    stored: (label) =>
      stack.query(
        `SELECT m.text AS name, min(m.id) AS id, count(*)::int AS count FROM event e JOIN chat_message m ON m.event_id = e.id
         WHERE e.slug = $1 AND m.text LIKE $2 GROUP BY 1`,
        [room.slug, `${label}%`],
      ),
  };
}
