import { expect, vi } from "vitest";
import { outsideTransaction, transaction } from "@/lib/platform/database/db";
import { waitingStatements } from "./waiting-statements";

/** Starts work that has to wait for an open transaction, commits that, and returns what the work returned. */
export async function whileOpen<T>(
  change: () => Promise<unknown>,
  work: () => Promise<T>,
  waits = 1,
): Promise<T> {
  let working: Promise<T> | undefined;
  await transaction(async () => {
    await change();
    await outsideTransaction(async () => {
      working = work();
      await vi.waitFor(async () => expect(await waitingStatements()).toHaveLength(waits), { timeout: 4_000 });
    });
  });
  return working as Promise<T>;
}
