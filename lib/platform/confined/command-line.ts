import { platform } from "node:os";
import { CONFINE_SCRIPT } from "./confine-script";
import { CONFINED_UID, isConfining, isRoot } from "./confining";

/** What a child and all that it starts may use, together where nothing else is said. */
export interface Limits {
  wallSeconds: number;
  /** Processor time. */
  cpuSeconds: number;
  memoryBytes: number;
  /** Address space of one process: what stops it between two looks at its memory. Infinity for none. */
  addressBytes: number;
  /** What its folder may hold. */
  outputBytes: number;
  /** Files and folders in it. */
  files: number;
  processes: number;
  /** What it may print on standard output. */
  printedBytes: number;
}

const MIB = 1024 * 1024;

const DEFAULTS: Omit<Limits, "addressBytes"> = {
  wallSeconds: 180,
  cpuSeconds: 120,
  memoryBytes: 1024 * MIB,
  outputBytes: 500 * MIB,
  files: 5_000,
  processes: 64,
  printedBytes: MIB,
};

export function withDefaults(limits: Partial<Limits> = {}): Limits {
  const chosen = { ...DEFAULTS, ...limits };
  return { addressBytes: 3 * chosen.memoryBytes, ...chosen };
}

interface Command {
  file: string;
  args: readonly string[];
}

interface CommandLine {
  file: string;
  args: string[];
}

/**
 * The command with everything that stands around it. The outermost program ends with this process, however that ends;
 * the first process of the namespaces ends with it, and the kernel ends all others with that one.
 */
export function commandLine({ file, args }: Command, limits: Limits): CommandLine {
  const most = rlimits(limits);
  if (!isConfining())
    return platform() === "linux"
      ? { file: "prlimit", args: [...most, "--", file, ...args] }
      : { file, args: [...args] };
  const user = [`--reuid=${CONFINED_UID}`, `--regid=${CONFINED_UID}`, "--clear-groups"];
  return {
    file: "setpriv",
    args: [
      ...["--pdeathsig", "KILL", ...(isRoot() ? user : []), "--"],
      ...["unshare", "--user", "--map-root-user", "--mount", "--net", "--pid", "--ipc", "--uts"],
      ...["--fork", "--kill-child=KILL", "--propagation=private", "--"],
      ...["/bin/sh", "-c", CONFINE_SCRIPT, "confine"],
      ...[...most, "--", file, ...args],
    ],
  };
}

/** One second above ours: of a program that only counts, ours says why it ended. */
const rlimits = ({ cpuSeconds, addressBytes, outputBytes, processes }: Limits): string[] => [
  `--cpu=${Math.ceil(cpuSeconds) + 1}`,
  `--as=${Number.isFinite(addressBytes) ? addressBytes : "unlimited"}`,
  `--fsize=${outputBytes}`,
  `--nproc=${processes}`,
  "--nofile=256",
  "--core=0",
];
