import { giveBackRequests } from "@/lib/platform/request-lease";
import { flushWriteBuffers } from "@/lib/platform/write-buffer";

/** Usage, ledger and budget say all that has happened so far: nothing waits to be written, no block is held. */
export async function settled(): Promise<void> {
  await flushWriteBuffers();
  await giveBackRequests();
}
