import { Problem } from "@/lib/operation/problem";
import { processSingleton } from "@/lib/platform/runtime/process-singleton";

const speaking = processSingleton("voice-commands-speaking", () => new Set<string>());

/**
 * Nobody speaks two commands at once, and one process hears few.
 * @throws `rate_limited` where the person's last one is not written down yet
 */
export async function oneAtATime<T>(person: string, work: () => Promise<T>): Promise<T> {
  if (speaking.has(person))
    throw new Problem("rate_limited", "Your previous command is still being transcribed.", undefined, {
      "Retry-After": "1",
    });
  speaking.add(person);
  try {
    return await work();
  } finally {
    speaking.delete(person);
  }
}
