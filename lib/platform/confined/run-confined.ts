import { atMost } from "../runtime/at-most";
import { env } from "../runtime/env";
import { processSingleton } from "../runtime/process-singleton";
import { type Limits, withDefaults } from "./command-line";
import { ConfinedChild, type ConfinedResult } from "./confined-child";
import type { WorkFolder } from "./work-folder";

interface ConfinedCommand {
  /** The program's name on the usual path, or a whole path that the child can see. */
  file: string;
  args: readonly string[];
  /** Its only writable place, its working directory and its home. */
  folder: WorkFolder;
  limits?: Partial<Limits>;
  signal?: AbortSignal;
}

const turns = processSingleton("confined-children", () => ({
  take: undefined as ReturnType<typeof atMost> | undefined,
}));

/**
 * Runs a program on input that nobody vouches for: without network, in its own folder, as a user without rights and
 * without any of our settings, within limits. All that it starts ends with it, whatever it does about that.
 * Waits for its turn where as many as MEDIA_CHILDREN run already.
 * @throws NotConfinedError where that is not possible; the signal's reason when it aborts before the start
 */
export function runConfined(command: ConfinedCommand): Promise<ConfinedResult> {
  turns.take ??= atMost(env().MEDIA_CHILDREN);
  const { limits, signal } = command;
  return turns.take(async () => {
    signal?.throwIfAborted();
    return new ConfinedChild(command, withDefaults(limits)).ended(signal);
  });
}
