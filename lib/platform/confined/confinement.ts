import { isConfining } from "./confining";
import { NotConfinedError } from "./errors";
import { runConfined } from "./run-confined";
import { withWorkFolder } from "./work-folder";

/** `working`: checked just now. `off`: an operator allowed children without confinement. */
export interface Confinement {
  state: "working" | "not available" | "off";
  /** Why it doesn't work. */
  reason?: string;
}

/** Exits with 0 if it can write in its folder and nowhere else, and has no network but its own loopback. */
const TRIAL = `
touch here || exit 1
if touch /usr/there /there /etc/there 2> /dev/null; then exit 2; fi
if grep -v -e lo: -e '|' /proc/net/dev 2> /dev/null; then exit 4; fi
exit 0`;

/** Checks whether children can be confined on this machine. */
export async function tryConfinement(signal?: AbortSignal): Promise<Confinement> {
  if (!isConfining()) return { state: "off" };
  try {
    const limits = { wallSeconds: 20, cpuSeconds: 5 };
    const { reason, exitCode, stderr } = await withWorkFolder((folder) =>
      runConfined({
        file: "/bin/sh",
        args: ["-c", TRIAL],
        folder,
        limits,
        ...(signal ? { signal } : {}),
      }),
    );
    signal?.throwIfAborted();
    if (reason === "ended" && exitCode === 0) return { state: "working" };
    return { state: "not available", reason: `${reason} ${exitCode ?? ""} ${stderr.trim()}`.trim() };
  } catch (error) {
    if (error instanceof NotConfinedError) return { state: "not available", reason: error.message };
    throw error;
  }
}
