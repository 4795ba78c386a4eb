import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { cacheFolder } from "../cache-folder";
import { runTool } from "../tool";
import type { Around } from "./around";

const VERSION = "7.17.0";
const NAME = `openapi-generator-cli-${VERSION}.jar`;
const SHA256 = "25d6bd8273dd2be99979d544b62ea43f0ce1975f1aa582678b5093d1e7fcfce8";
const MAVEN_PLUGIN = "org.apache.maven.plugins:maven-dependency-plugin:2.8:copy";

export const generatorJar = (env: NodeJS.ProcessEnv): string => join(cacheFolder(env, "tools"), NAME);

/** Downloads openapi-generator through Maven, once, and returns its path. */
async function fetchGenerator({ env, signal, log }: Around): Promise<string> {
  const jar = generatorJar(env);
  if (existsSync(jar)) return jar;
  log(`Fetching openapi-generator ${VERSION} through Maven, once.`);
  const folder = cacheFolder(env, "tools");
  mkdirSync(folder, { recursive: true });
  const work = mkdtempSync(join(folder, ".openapi-generator-"));
  try {
    const artifact = `org.openapitools:openapi-generator-cli:${VERSION}`;
    const args = ["-q", "-B", MAVEN_PLUGIN, `-Dartifact=${artifact}`, `-DoutputDirectory=${work}`];
    await runTool({ file: "mvn", args, cwd: work, env, signal });
    const digest = createHash("sha256")
      .update(readFileSync(join(work, NAME)))
      .digest("hex");
    if (digest !== SHA256) throw new Error(`the checksum of ${NAME} is wrong`);
    renameSync(join(work, NAME), jar);
    return jar;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

const LEFT_OUT = "apiDocs=false,modelDocs=false,apiTests=false,modelTests=false";
/** Enum values become package constants: without a prefix, `draft` of two enums would collide. */
const OPTIONS = "packageName=showrunner,withGoMod=true,isGoSubmodule=false,enumClassPrefix=true";

/** Writes a Go client for the document into a folder and compiles it. Throws if either fails. */
export async function makeGoClient(document: string, folder: string, around: Around): Promise<void> {
  const { env, signal } = around;
  const jar = await fetchGenerator(around);
  // It runs for seconds: full JIT compilation would take longer than that.
  const java = ["-Xmx1g", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-jar", jar];
  const generate = ["generate", "-g", "go", "-i", document, "-o", folder, "-p", OPTIONS];
  const args = [...java, ...generate, "--global-property", LEFT_OUT];
  mkdirSync(folder, { recursive: true });
  await runTool({ file: "java", args, cwd: folder, env, signal });
  // It only has to compile, not run fast.
  const build = ["build", "-mod=mod", "-gcflags=-N -l", "./..."];
  await runTool({ file: "go", args: build, cwd: folder, env: { ...env, CGO_ENABLED: "0" }, signal });
}
