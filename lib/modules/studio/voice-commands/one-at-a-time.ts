import { Problem } from "@/lib/operation/problem";
import { processSingleton } from "@/lib/platform/runtime/process-singleton";

const speaking = processSingleton("voice-commands-speaking", () => new Set<string>());

/**
 * Runs one transcription per person at a time, which is enough for each process.
 * @throws `rate_limited` if the person's previous one is still being transcribed
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
