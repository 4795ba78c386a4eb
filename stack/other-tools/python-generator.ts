import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cacheFolder } from "../cache-folder";
import { projectRoot } from "../paths";
import { runTool } from "../tool";
import type { Around } from "./around";

const REQUIREMENTS = join(projectRoot, "stack/other-tools/requirements.txt");
export const PYTHON_PACKAGE = "showrunner_client";

/**
 * Installs openapi-python-client and its clients' dependencies, pinned, into their own folder, once, and
 * returns that folder.
 */
export async function pythonTools({ env, signal, log }: Around): Promise<string> {
  const digest = createHash("sha256").update(readFileSync(REQUIREMENTS)).digest("hex").slice(0, 12);
  const folder = join(cacheFolder(env, "tools"), `openapi-python-client-${digest}`);
  if (existsSync(folder)) return folder;
  log("Fetching openapi-python-client through pip, once.");
  mkdirSync(cacheFolder(env, "tools"), { recursive: true });
  const work = mkdtempSync(join(cacheFolder(env, "tools"), ".openapi-python-client-"));
  try {
    const target = ["--target", join(work, "made"), "--no-deps", "-r", REQUIREMENTS];
    const args = ["-m", "venv", join(work, "pip")];
    await runTool({ file: "python3", args, cwd: work, env, signal });
    const pip = ["-m", "pip", "install", "-q", "--disable-pip-version-check", ...target];
    await runTool({ file: join(work, "pip/bin/python"), args: pip, cwd: work, env, signal });
    renameSync(join(work, "made"), folder);
    return folder;
  } catch (error) {
    // Another run may have been first, with the same result.
    if (existsSync(folder)) return folder;
    throw error;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** File bodies are sent as is. Without hooks, since no one reads the code. */
const CONFIG = {
  post_hooks: [],
  content_type_overrides: Object.fromEntries(
    [
      "text/csv",
      "application/x-ndjson",
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
      "image/png",
      "image/jpeg",
      "image/webp",
      "text/plain",
      "text/markdown",
      "text/html",
      "application/pdf",
    ].map((type) => [type, "application/octet-stream"]),
  ),
};

/** The generator doesn't support YAML; the same content can be sent as JSON. */
const EXPECTED =
  /^(?:Warning\(s\) encountered|WARNING parsing \w+ \S+ within show_as_code\.$|Unsupported content type application\/yaml$)/;

/** Writes a Python client for the document as a package into a folder. Throws if any of it was left out. */
export async function makePythonClient(document: string, folder: string, around: Around): Promise<void> {
  const { env, signal } = around;
  const tools = await pythonTools(around);
  mkdirSync(folder, { recursive: true });
  const config = join(folder, "config.json");
  writeFileSync(config, JSON.stringify(CONFIG));
  const output = ["--output-path", join(folder, PYTHON_PACKAGE), "--meta", "none", "--config", config];
  const args = ["-m", "openapi_python_client", "generate", "--path", document, ...output];
  let printed = "";
  const onOutput = (text: string): void => {
    printed += text;
  };
  await runTool({ file: "python3", args, cwd: folder, env: pythonEnv(env, tools), signal, onOutput });
  const warnings = printed.split("\n").filter((line) => /^(?:WARNING|ERROR|Unsupported|Unable)/.test(line));
  const unexpected = warnings.filter((line) => !EXPECTED.test(line));
  if (unexpected.length > 0) throw new Error(`openapi-python-client left things out:\n${printed}`);
}

/** The environment in which Python finds the tools and a client generated with them. */
export const pythonEnv = (env: NodeJS.ProcessEnv, tools: string, client = ""): NodeJS.ProcessEnv => ({
  ...env,
  PYTHONPATH: [tools, client].filter(Boolean).join(":"),
  PYTHONDONTWRITEBYTECODE: "1",
  NO_COLOR: "1",
  COLUMNS: "1000",
});
