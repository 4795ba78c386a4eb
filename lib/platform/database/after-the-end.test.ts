import { describe, expect, it } from "vitest";
import { db, lock, pool, sql, transaction, write } from "./db";

const touch = { name: "touch", text: "SELECT 1 AS touched", values: [] };

/** Every call that a transaction offers. */
const asks = {
  sql: () => sql("late", "SELECT 1"),
  lock: () => lock("late_lock", "SELECT 1 FROM workspace WHERE id = $1 FOR UPDATE", ["none"]),
  write: () => write(touch),
  prisma: () => db().workspace.count(),
};

function gate(): { opened: Promise<void>; open: () => void } {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** Runs `work` while another transaction is open, as in a busy process. */
async function besideAnother(work: () => Promise<void>): Promise<void> {
  const { opened, open } = gate();
  const begun = gate();
  const other = transaction(async () => {
    await sql("one", "SELECT 1");
    begun.open();
    await opened;
  });
  await begun.opened;
  await work().finally(open);
  await other;
}

const inUse = (): number => pool().totalCount - pool().idleCount;

/** Checks a statement sent from inside a transaction after its end. */
async function askLate(ask: () => Promise<unknown>, fails: boolean): Promise<void> {
  const { opened, open } = gate();
  let late: Promise<unknown> = Promise.resolve();
  const whole = transaction(async () => {
    late = opened.then(ask);
    await sql("one", "SELECT 1");
    if (fails) throw new Error("undone");
  });
  await (fails ? expect(whole).rejects.toThrow("undone") : whole);
  const before = inUse();
  open();
  await expect(late).rejects.toThrow(/transaction is over/);
  expect(inUse()).toBe(before);
}

describe.each(Object.entries<() => Promise<unknown>>(asks))("%s by unawaited code", (_name, ask) => {
  it("is refused after the commit", () => besideAnother(() => askLate(ask, false)));
  it("is refused after the rollback", () => besideAnother(() => askLate(ask, true)));
});
