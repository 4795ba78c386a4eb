import type { Readable } from "node:stream";
import { processSingleton } from "@/lib/platform/runtime/process-singleton";
import { Problem } from "./problem";

/**
 * Returns a function that opens a stream unless this process already writes `most` of its kind: they share its CPU with
 * everything else.
 * @throws `service_unavailable` (from the returned function) while there are that many
 */
export function atMost(name: string, most: number): (open: () => Readable) => Readable {
  const running = processSingleton(name, () => ({ count: 0 }));
  return (open) => {
    if (running.count >= most)
      throw new Problem(
        "service_unavailable",
        "Other exports are in progress. Try again shortly.",
        undefined,
        {
          "Retry-After": "2",
        },
      );
    running.count += 1;
    const stream = open();
    stream.once("close", () => {
      running.count -= 1;
    });
    return stream;
  };
}
