import { flushWriteBuffers } from "@/lib/platform/database/write-buffer";
import { releaseUnusedRequests } from "@/lib/platform/money/request-lease";

/** Waits until usage, ledger and budget are up to date: no pending writes, no held blocks. */
export async function settled(): Promise<void> {
  await flushWriteBuffers();
  await releaseUnusedRequests();
}
