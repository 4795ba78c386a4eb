// Exits with 0 if a stack runs from this folder, so that its packages must stay. Takes the command's arguments. Needs no
// package itself.
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseEnv } from "node:util";

const root = realpathSync(fileURLToPath(new URL("..", import.meta.url)));

/** The data folders that this command may mean. */
function dataFolders() {
  const file = join(root, ".env");
  const stored = existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {};
  const at = process.argv.indexOf("--data");
  const named = [
    at === -1 ? undefined : process.argv[at + 1],
    process.env.SHOWRUNNER_DATA_DIR,
    stored.SHOWRUNNER_DATA_DIR,
  ];
  return [...named.filter(Boolean), "var"].map((folder) => resolve(root, folder));
}

/** As `stack/process-state.ts` does, where there is `/proc`. */
function isRunning({ pid, started }) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== "EPERM") return false;
  }
  if (process.platform !== "linux") return true;
  return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1).split(" ")[19] === started;
}

function isHeld(folder) {
  try {
    return isRunning(JSON.parse(readFileSync(join(folder, "run.json"), "utf8")).supervisor);
  } catch {
    return false;
  }
}

/** A supervisor or app with whatever data folder, where `/proc` tells. */
function runsHere(pid) {
  try {
    if (readlinkSync(`/proc/${pid}/cwd`) !== root) return false;
    return /\bstack\/up\.ts\0|\bdist\/(server|media-worker)\.mjs\0/.test(
      readFileSync(`/proc/${pid}/cmdline`, "utf8"),
    );
  } catch {
    return false;
  }
}

const pids = existsSync("/proc") ? readdirSync("/proc").filter((name) => /^\d+$/.test(name)) : [];
process.exitCode = dataFolders().some(isHeld) || pids.some(runsHere) ? 0 : 1;
