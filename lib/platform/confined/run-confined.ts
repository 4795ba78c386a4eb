import { atMost } from "../runtime/at-most";
import { env } from "../runtime/env";
import { processSingleton } from "../runtime/process-singleton";
import { type Limits, withDefaults } from "./command-line";
import { ConfinedChild, type ConfinedResult } from "./confined-child";
import type { WorkFolder } from "./work-folder";

interface ConfinedCommand {
  /** The program's name on the usual path, or a full path that the child can see. */
  file: string;
  args: readonly string[];
  /** Its only writable place, working directory and home. */
  folder: WorkFolder;
  limits?: Partial<Limits>;
  signal?: AbortSignal;
  /** How much lower than ours its priority is, in steps of niceness. That of a conversion by default. */
  niceness?: number;
}

const turns = processSingleton("confined-children", () => ({
  take: undefined as ReturnType<typeof atMost> | undefined,
}));

/**
 * Runs a program on untrusted input: without network, in its own folder, as an unprivileged user without any
 * of our settings, within limits. All its descendants end with it, without exception. Waits if MEDIA_CHILDREN
 * children are already running.
 * @throws NotConfinedError if that isn't possible; the signal's reason if it aborts before the start
 */
export function runConfined(command: ConfinedCommand): Promise<ConfinedResult> {
  turns.take ??= atMost(env().MEDIA_CHILDREN);
  const { limits, signal } = command;
  return turns.take(async () => {
    signal?.throwIfAborted();
    return new ConfinedChild(command, withDefaults(limits)).ended(signal);
  });
}
