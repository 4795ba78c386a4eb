import type { IncomingMessage } from "node:http";
import { invalid } from "@/lib/operation/problem";
import { askForBody } from "./offered-body";

const cutOff = () => invalid({ body: "invalid" }, "The body was cut off.");
const tooSlow = () => invalid({ body: "invalid" }, "The body didn't arrive in time.");

/**
 * Streams the body of a request. Node's own iterator closes the connection when its reader stops, so no error
 * could be sent any more.
 */
export async function* bodyOf(request: IncomingMessage, idleMs: number): AsyncGenerator<Uint8Array, void> {
  askForBody(request);
  for (;;) {
    const chunk = request.read() as Buffer | null;
    if (chunk !== null) yield chunk;
    else if (request.readableEnded) break;
    else if (request.destroyed) throw cutOff();
    else await more(request, idleMs);
  }
  if (!request.complete) throw cutOff();
}

/** Waits until there is something to read, or until it is certain that nothing will come. */
function more(request: IncomingMessage, idleMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => done(tooSlow()), idleMs);
    const onMore = () => done();
    const onCut = () => done(request.readableEnded ? undefined : cutOff());
    const done = (error?: Error) => {
      clearTimeout(timer);
      request.off("readable", onMore).off("end", onMore).off("error", onCut).off("close", onCut);
      if (error) reject(error);
      else resolve();
    };
    request.on("readable", onMore).on("end", onMore).on("error", onCut).on("close", onCut);
  });
}
