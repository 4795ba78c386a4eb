import { join, resolve } from "node:path";
import { projectRoot } from "./paths";

/** Paths of one stack. Every stack has its own folder and is independent of the others. */
export interface Layout {
  dataDir: string;
  logDir: string;
  inboxDir: string;
  /** For people and programs outside: addresses, keys, process ids. Exists only while the stack is ready. */
  upFile: string;
  /** For our own commands: which processes are ours. */
  runFile: string;
  /** The app's whole environment, for `bin/admin`. */
  environmentFile: string;
}

/** Returns `--data DIR`, else SHOWRUNNER_DATA_DIR, else `var` in the project. */
export function layoutFrom(args: string[], env: NodeJS.ProcessEnv): Layout {
  const at = args.indexOf("--data");
  const named = at === -1 ? undefined : args[at + 1];
  if (at !== -1 && named === undefined) throw new Error("--data needs a folder.");
  return layoutOf(named ?? (env.SHOWRUNNER_DATA_DIR || join(projectRoot, "var")));
}

export function layoutOf(folder: string): Layout {
  const dataDir = resolve(folder);
  return {
    dataDir,
    logDir: join(dataDir, "log"),
    inboxDir: join(dataDir, "inbox"),
    upFile: join(dataDir, "up.json"),
    runFile: join(dataDir, "run.json"),
    environmentFile: join(dataDir, "environment.json"),
  };
}
