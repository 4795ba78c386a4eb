import { platform } from "node:os";
import { CONFINE_SCRIPT } from "./confine-script";
import { CONFINED_UID, isConfining, isRoot } from "./confining";

/** Limits for a child and all processes that it starts, in total unless noted otherwise. */
export interface Limits {
  wallSeconds: number;
  /** CPU time. */
  cpuSeconds: number;
  memoryBytes: number;
  /**
   * Address space of one process, which limits it between two checks of its memory. Infinity for no limit.
   */
  addressBytes: number;
  /** Maximum size of its folder. */
  outputBytes: number;
  /** Maximum number of files and folders in it. */
  files: number;
  processes: number;
  /** Maximum output on standard output. */
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
  niceness: number;
}

interface CommandLine {
  file: string;
  args: string[];
}

/**
 * Returns the command wrapped in its confinement. The outermost program ends with this process, however that
 * ends. The first process of the namespaces ends with it, and the kernel then ends all others.
 * `niceness` is how much lower than ours its priority is.
 */
export function commandLine({ file, args, niceness }: Command, limits: Limits): CommandLine {
  return { file: "nice", args: ["-n", String(niceness), ...confined({ file, args }, limits)] };
}

function confined({ file, args }: Omit<Command, "niceness">, limits: Limits): string[] {
  const most = rlimits(limits);
  const own = [file, ...args];
  if (!isConfining()) return platform() === "linux" ? ["prlimit", ...most, "--", ...own] : own;
  const user = [`--reuid=${CONFINED_UID}`, `--regid=${CONFINED_UID}`, "--clear-groups"];
  return [
    "setpriv",
    ...["--pdeathsig", "KILL", ...(isRoot() ? user : []), "--"],
    ...["unshare", "--user", "--map-root-user", "--mount", "--net", "--pid", "--ipc", "--uts"],
    ...["--fork", "--kill-child=KILL", "--propagation=private", "--"],
    ...["/bin/sh", "-c", CONFINE_SCRIPT, "confine"],
    ...[...most, "--", ...own],
  ];
}

/** One second above our own limit, so that for a program that only computes, ours gives the reason. */
const rlimits = ({ cpuSeconds, addressBytes, outputBytes, processes }: Limits): string[] => [
  `--cpu=${Math.ceil(cpuSeconds) + 1}`,
  `--as=${Number.isFinite(addressBytes) ? addressBytes : "unlimited"}`,
  `--fsize=${outputBytes}`,
  `--nproc=${processes}`,
  "--nofile=256",
  "--core=0",
];
