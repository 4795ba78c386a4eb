import { processSingleton } from "../runtime/process-singleton";

/** Nobody's turn came in time. Carries the database's own code for a lock that was not to be had. */
export class LateTurn extends Error {
  readonly code = "55P03";
}

type Waiting = () => void;

/** Who waits behind the one whose turn it is, by what they wait for. */
const queues = processSingleton("db-turns", () => new Map<string, Set<Waiting>>());

/**
 * Waits until everybody who came before for the same thing has called what this returns. Those who want one row wait
 * here, in memory: waiting at the database's lock would hold a connection each, and all other calls need those.
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
