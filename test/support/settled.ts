import { flushWriteBuffers } from "@/lib/platform/database/write-buffer";
import { giveBackRequests } from "@/lib/platform/money/request-lease";

/** Usage, ledger and budget say all that has happened so far: nothing waits to be written, no block is held. */
export async function settled(): Promise<void> {
  await flushWriteBuffers();
  await giveBackRequests();
}
