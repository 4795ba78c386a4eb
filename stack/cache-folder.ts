import { homedir } from "node:os";
import { join } from "node:path";

/** This machine's cache of downloads, shared by all stacks. */
export const cacheFolder = (env: NodeJS.ProcessEnv, name: "bin" | "models" | "tools"): string =>
  join(env.XDG_CACHE_HOME || join(homedir(), ".cache"), "showrunner", name);
