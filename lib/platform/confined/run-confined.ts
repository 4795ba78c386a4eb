import { atMost } from "../runtime/at-most";
import { env } from "../runtime/env";
import { processSingleton } from "../runtime/process-singleton";
import { type Limits, withDefaults } from "./command-line";
import { ConfinedChild, type ConfinedResult } from "./confined-child";
import type { WorkFolder } from "./work-folder";

/**
 * `files`: conversions, which can take hours. `short`: work of seconds on recordings, such as the next piece of a show on
 * air, which those must not keep waiting.
 */
type Line = "files" | "short";
/** The composer asks for two at most: an urgent one, and another. */
const SHORT_AT_ONCE = 2;

interface ConfinedCommand {
  /** The program's name on the usual path, or a full path that the child can see. */
  file: string;
  args: readonly string[];
  /** Its only writable place, working directory and home. */
  folder: WorkFolder;
  limits?: Partial<Limits>;
  signal?: AbortSignal;
  /** Which others it waits for. */
  line?: Line;
  /** How much lower than ours its priority is, in steps of niceness. That of a conversion by default. */
  niceness?: number;
}

const turns = () =>
  processSingleton("confined-children", () => ({
    files: atMost(env().MEDIA_CHILDREN),
    short: atMost(SHORT_AT_ONCE),
  }));

/**
 * Runs a program on untrusted input: without network, in its own folder, as an unprivileged user without any
 * of our settings, within limits. All its descendants end with it, without exception. Waits while its line is
 * full: MEDIA_CHILDREN conversions, or two children for short work.
 * @throws NotConfinedError if that isn't possible; the signal's reason if it aborts before the start
 */
export function runConfined(command: ConfinedCommand): Promise<ConfinedResult> {
  const { limits, signal, line = "files" } = command;
  return turns()[line](() => new ConfinedChild(command, withDefaults(limits)).ended(signal), signal);
}
