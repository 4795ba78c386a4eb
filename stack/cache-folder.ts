import { homedir } from "node:os";
import { join } from "node:path";

/** Where this machine keeps what was brought once and serves all stacks. */
export const cacheFolder = (env: NodeJS.ProcessEnv, name: "bin" | "models" | "tools"): string =>
  join(env.XDG_CACHE_HOME || join(homedir(), ".cache"), "showrunner", name);
