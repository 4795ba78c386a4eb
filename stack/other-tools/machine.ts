import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { hasGo } from "../go-build";
import { generatorJar } from "./java-generator";

const runs = (env: NodeJS.ProcessEnv, file: string, ...args: string[]): boolean =>
  spawnSync(file, args, { env, stdio: "ignore" }).status === 0;

const NEW_ENOUGH = "import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 10))";

export const hasPython = (env: NodeJS.ProcessEnv): boolean => runs(env, "python3", "-c", NEW_ENOUGH);

const hasJava = (env: NodeJS.ProcessEnv): boolean =>
  runs(env, "java", "-version") && (existsSync(generatorJar(env)) || runs(env, "mvn", "-v"));

export const canMakeGo = (env: NodeJS.ProcessEnv): boolean => hasJava(env) && hasGo(env);

export { hasGo };

/**
 * What can't be tested here with third-party tools, one line each, because this machine lacks their runtimes.
 */
export function withoutTools(env: NodeJS.ProcessEnv): string[] {
  const lines: string[] = [];
  if (!hasPython(env))
    lines.push("openapi-python-client and Python's patterns: needs Python 3.10 or newer, with venv.");
  if (!hasGo(env)) lines.push("openapi-generator and RE2's patterns: needs Go.");
  else if (!hasJava(env))
    lines.push("openapi-generator: needs Java 17 or newer, and Maven to fetch it once.");
  return lines;
}
