import { processSingleton } from "../runtime/process-singleton";

/** Waiting for the turn took too long. Has the database's own code for a lock timeout. */
export class LateTurn extends Error {
  readonly code = "55P03";
}

type Waiting = () => void;

/** The waiting callers behind each current turn, by what they wait for. */
const queues = processSingleton("db-turns", () => new Map<string, Set<Waiting>>());

/**
 * Waits until all earlier callers for the same name have called the function that this returns. Callers that
 * want the same row wait here, in memory. Waiting for the database's lock would hold a connection each, which
 * all other calls need.
 */
export async function takeTurn(name: string, waitMs: number): Promise<() => void> {
  const queue = queues.get(name);
  if (queue) await turnIn(queue, waitMs);
  else queues.set(name, new Set());
  return () => pass(name);
}

function turnIn(queue: Set<Waiting>, waitMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const go = (): void => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(() => {
      queue.delete(go);
      reject(new LateTurn("another turn is taking too long"));
    }, waitMs);
    queue.add(go);
  });
}

function pass(name: string): void {
  const queue = queues.get(name);
  const [next] = queue ?? [];
  if (!queue || !next) {
    queues.delete(name);
    return;
  }
  queue.delete(next);
  next();
}
